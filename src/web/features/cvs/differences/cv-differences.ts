import { type CvContent, type CvDocument, orderedSections, SECTION_KINDS } from '#shared/cvs/cv-document.ts'
import { customOf, sectionTitle } from '#shared/cvs/cv-section-titles.ts'
import { sectionLines } from './cv-lines.ts'

export interface SectionDifference {
  /** `title`, `design`, `order`, `basics`, a kind of section, or `custom:` and an id. */
  key: string
  title: string
  kind: 'CHANGED' | 'ADDED' | 'REMOVED' | 'SAME'
  /** What the part says in the first and in the second CV, as readable lines. */
  before: string[]
  after: string[]
}

/** Every part of two CVs side by side, in the order of the second; parts that are empty in both are left out. */
export function differencesBySection(before: CvContent, after: CvContent): SectionDifference[] {
  return allKeys(before, after).flatMap((key) => {
    const gone = key.startsWith('custom:') && !customOf(after.document, key)
    const lines = { before: sectionLines(before, key), after: sectionLines(after, key) }
    const kind = kindOf(before, after, key, lines)
    if (kind === 'SAME' && lines.after.length === 0) return []
    return [{ key, title: sectionTitle((gone ? before : after).document, key), kind, ...lines }]
  })
}

type Lines = Pick<SectionDifference, 'before' | 'after'>

function kindOf(before: CvContent, after: CvContent, key: string, lines: Lines): SectionDifference['kind'] {
  if (sameSection(before, after, key)) return 'SAME'
  if (lines.before.length === 0) return 'ADDED'
  return lines.after.length === 0 ? 'REMOVED' : 'CHANGED'
}

/** Whether a part says the same in both; the ids of its entries are nothing that anybody wrote. */
export function sameSection(one: CvContent, other: CvContent, key: string): boolean {
  return asWritten(sectionData(one, key)) === asWritten(sectionData(other, key))
}

export function sameContent(one: CvContent, other: CvContent): boolean {
  return allKeys(one, other).every((key) => sameSection(one, other, key))
}

function allKeys(one: CvContent, other: CvContent): string[] {
  const sections = [...orderedSections(other.document), ...orderedSections(one.document)].map(({ key }) => key)
  return [...new Set(['title', 'basics', ...sections, 'order', 'design'])]
}

/** Field order never differs, because both come out of the same schema. */
const asWritten = (data: unknown): string =>
  JSON.stringify(data, (name, value) => (name === 'id' ? undefined : value)) ?? ''

function sectionData(content: CvContent, key: string): unknown {
  const { document } = content
  if (key === 'title') return [content.title, content.target_role]
  if (key === 'design') return [content.template, content.language, content.design]
  if (key === 'order') return orderedSections(document)
  if (key === 'basics') return document.basics
  if (key === 'experience') return [document.experience, document.no_experience]
  const kind = SECTION_KINDS.find((one) => one === key)
  return kind ? document[kind] : (customOf(document, key) ?? null)
}

/** `content` with one part as it is in `from`. */
export function withSection(content: CvContent, from: CvContent, key: string): CvContent {
  if (key === 'title') return { ...content, title: from.title, target_role: from.target_role }
  if (key === 'design') {
    return { ...content, template: from.template, language: from.language, design: from.design }
  }
  return { ...content, document: withPart(content.document, from.document, key) }
}

function withPart(document: CvDocument, from: CvDocument, key: string): CvDocument {
  if (key === 'order') return { ...document, sections: from.sections }
  if (key === 'basics') return { ...document, basics: from.basics }
  if (key === 'experience') return { ...document, experience: from.experience, no_experience: from.no_experience }
  const kind = SECTION_KINDS.find((one) => one === key)
  if (kind) return { ...document, [kind]: from[kind] }
  return { ...document, custom: withCustom(document, from, key) }
}

function withCustom(document: CvDocument, from: CvDocument, key: string): CvDocument['custom'] {
  const theirs = customOf(from, key)
  const others = document.custom.filter(({ id }) => key !== `custom:${id}`)
  if (!theirs) return others
  return others.length === document.custom.length
    ? [...others, theirs]
    : document.custom.map((section) => (section.id === theirs.id ? theirs : section))
}
