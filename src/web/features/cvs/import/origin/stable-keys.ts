import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvProposal } from '#shared/cvs/cv-imports.ts'

/** A path by the ids of its entries, which stays the same when entries come, go or move: `experience.{id}.position`. */
export function stableKey(document: CvDocument, path: string): string {
  const done: (string | number)[] = []
  let here: unknown = document
  for (const part of path.split('.')) {
    here = partOf(here, part)
    done.push(Array.isArray(here) ? part : (idOf(here) ?? part))
  }
  return done.join('.')
}

const partOf = (thing: unknown, part: string): unknown =>
  typeof thing === 'object' && thing !== null ? Object.entries(thing).find(([key]) => key === part)?.[1] : undefined

function idOf(thing: unknown): string | undefined {
  const id = partOf(thing, 'id')
  return typeof id === 'string' ? id : undefined
}

/** How sure the reading is of each field, by stable keys. */
export const stableMarks = ({
  document,
  confidence,
}: Pick<CvProposal, 'document' | 'confidence'>): CvProposal['confidence'] =>
  Object.fromEntries(Object.entries(confidence).map(([path, mark]) => [stableKey(document, path), mark]))
