import {
  type CvContent,
  type CvDocument,
  type CvSection,
  cvDocument,
  orderedSections,
  SECTION_KINDS,
  type SectionKind,
} from '#shared/cvs/cv-document.ts'
import { customOf, sectionTitle } from '#shared/cvs/cv-section-titles.ts'

const FIRST_KINDS: readonly SectionKind[] = ['summary', 'experience', 'education', 'skills', 'languages']

export const isKind = (key: string): key is SectionKind => SECTION_KINDS.some((kind) => kind === key)

export function onDocument(change: (document: CvDocument) => CvDocument): (content: CvContent) => CvContent {
  return (content) => ({ ...content, document: change(content.document) })
}

/** Sections that somebody needs or uses; the rest waits behind «Añadir sección». */
export function shownSections(document: CvDocument, open: string): CvSection[] {
  return orderedSections(document).filter(
    ({ key }) => key === open || !isKind(key) || FIRST_KINDS.includes(key) || hasText(document, key),
  )
}

export function unusedKinds(document: CvDocument, open: string): SectionKind[] {
  const shown = new Set(shownSections(document, open).map(({ key }) => key))
  return SECTION_KINDS.filter((kind) => !shown.has(kind))
}

export function hasText(document: CvDocument, key: string): boolean {
  if (isKind(key)) {
    return key === 'circumstances' ? hasCircumstances(document.circumstances) : document[key].length > 0
  }
  return (customOf(document, key)?.items.length ?? 0) > 0
}

function hasCircumstances({ availability, travels, ...lists }: CvDocument['circumstances']): boolean {
  return availability !== null || travels !== null || Object.values(lists).some((list) => list.length > 0)
}

/** Puts one section where another stands; those that are not shown keep their places. */
export function moveSection(document: CvDocument, key: string, to: string): CvDocument {
  const sections = orderedSections(document)
  const from = sections.findIndex((section) => section.key === key)
  const goal = sections.findIndex((section) => section.key === to)
  const section = sections[from]
  if (!section || goal === -1) return document
  return { ...document, sections: sections.toSpliced(from, 1).toSpliced(goal, 0, section) }
}

export function patchSection(document: CvDocument, key: string, part: Partial<CvSection>): CvDocument {
  const sections = orderedSections(document)
  return { ...document, sections: sections.map((one) => (one.key === key ? { ...one, ...part } : one)) }
}

/** An own section has its heading in itself; the others keep it in the order. */
export function renameSection(document: CvDocument, key: string, title: string): CvDocument {
  if (isKind(key)) return patchSection(document, key, { title: title === '' ? null : title })
  const custom = document.custom.map((section) => (key === `custom:${section.id}` ? { ...section, title } : section))
  return { ...patchSection(document, key, { title: null }), custom }
}

export function addCustomSection(document: CvDocument, id: string): CvDocument {
  const sections = [...orderedSections(document), { key: `custom:${id}`, title: null, hidden: false }]
  return { ...document, custom: [...document.custom, { id, title: '', items: [] }], sections }
}

export function removeCustomSection(document: CvDocument, key: string): CvDocument {
  return {
    ...document,
    custom: document.custom.filter(({ id }) => key !== `custom:${id}`),
    sections: document.sections.filter((section) => section.key !== key),
  }
}

export const isHidden = (document: CvDocument, key: string): boolean =>
  orderedSections(document).some((section) => section.key === key && section.hidden)

export const nameOf = sectionTitle

/** One empty entry of a list, as the contract would make it. */
export function blankEntry<K extends ListKey>(key: K, id: string): CvDocument[K][number] {
  const [entry] = cvDocument.shape[key].parse([{ id }])
  if (!entry) throw new Error('the contract makes an entry of every id')
  return entry
}

export type ListKey =
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'registrations'
  | 'projects'
  | 'courses'
  | 'awards'
  | 'publications'
  | 'volunteering'
  | 'references'
