import { type CvDocument, cvDocument } from '#shared/cvs/cv-document.ts'

/** What the field of a path says; of a list all of it. */
export function textAt(document: CvDocument, path: string): string {
  const found = path.split('.').reduce<unknown>(partOf, document)
  return Array.isArray(found) ? found.join('\n') : typeof found === 'string' ? found : ''
}

/** With another text at a path; the very same document where nothing changes there. */
export function withText(document: CvDocument, path: string, change: (text: string) => string): CvDocument {
  const changed = changedAt(document, path.split('.'), change)
  return changed === document ? document : (cvDocument.safeParse(changed).data ?? document)
}

function partOf(thing: unknown, part: string): unknown {
  if (Array.isArray(thing)) return thing[Number(part)]
  return typeof thing === 'object' && thing !== null
    ? Object.entries(thing).find(([key]) => key === part)?.[1]
    : undefined
}

function changedAt(thing: unknown, [part, ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (part === undefined) {
    if (typeof thing === 'string') return change(thing)
    if (!Array.isArray(thing)) return thing
    const list = thing.map((one) => (typeof one === 'string' ? change(one) : one))
    return list.some((one, at) => one !== thing[at]) ? list : thing
  }
  const before = partOf(thing, part)
  const after = changedAt(before, rest, change)
  if (after === before || typeof thing !== 'object' || thing === null) return thing
  return Array.isArray(thing) ? thing.with(Number(part), after) : { ...thing, [part]: after }
}
