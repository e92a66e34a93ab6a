import { type CvContent, orderedSections, SECTION_KINDS, type SectionKind } from '#shared/cvs/cv-document.ts'
import { circumstanceGroups } from './circumstance-groups.ts'
import { type Contact, contactOf } from './contact.ts'
import { customEntries, entriesOf } from './entries.ts'
import { languageRows } from './language-rows.ts'
import { type BodyLine, type Entry, type Group, type LanguageRow, lines, type Part, part } from './parts.ts'
import { interestGroups, skillGroups } from './skill-groups.ts'
import { WORDS } from './words.ts'

/*
 * What every output says, in one place: the PDF, the preview, the DOCX and the plain text only differ in how they set
 * this list of headed blocks. What is empty, hidden or not to be shown is already left out.
 */

export type Blocks =
  | { kind: 'text'; items: BodyLine[] }
  | { kind: 'entries'; items: Entry[] }
  | { kind: 'groups'; items: Group[] }
  | { kind: 'languages'; items: LanguageRow[] }

export type OutlineSection = Blocks & { key: string; heading: string }

export interface Outline {
  /** By which programs know the file. */
  document_title: string
  name: Part | null
  headline: Part | null
  contact: Contact[]
  sections: OutlineSection[]
}

/** What a reader may see besides the CV itself. */
export interface Shown {
  /** Mail, phone and links. */
  contact: boolean
  references: boolean
  /** A letter in the look of the CV. */
  is_letter?: true
}

export const EVERYTHING: Shown = { contact: true, references: true }

export function outlineOf(content: CvContent, shown: Shown): Outline {
  const { basics } = content.document
  const kind = shown.is_letter ? WORDS[content.language].letter : 'CV'
  return {
    document_title: basics.full_name ? `${basics.full_name} – ${kind}` : kind,
    name: part('Nombre', basics.full_name)[0] ?? null,
    headline: part('Titular', basics.headline)[0] ?? null,
    contact: contactOf(basics, content.language, shown.contact),
    sections: sectionsInOrder(content)
      .filter(({ key, hidden }) => !hidden && (key !== 'references' || shown.references))
      .map(({ key, title }) => ({ key, heading: title || headingOf(content, key), ...blocksOf(content, key, shown) }))
      .filter(({ items }) => items.length > 0),
  }
}

const EUROPASS_ORDER: readonly string[] = ['summary', 'experience', 'education', 'languages', 'skills']

/** Europeo has an order of its own, which gives way as soon as the person has chosen another one. */
function sectionsInOrder({ document, template }: CvContent) {
  const sections = orderedSections(document)
  const kinds = sections.map(({ key }) => key).filter((key) => !key.startsWith('custom:'))
  if (template !== 'EUROPEO' || kinds.some((key, place) => key !== SECTION_KINDS[place])) return sections
  const rank = ({ key }: { key: string }) => [...EUROPASS_ORDER, key].indexOf(key)
  return sections.toSorted((a, b) => rank(a) - rank(b))
}

const kindOf = (key: string): SectionKind | undefined => SECTION_KINDS.find((kind) => kind === key)

function headingOf({ document, language, template }: CvContent, key: string): string {
  const words = WORDS[language]
  const kind = kindOf(key)
  if (kind) return (template === 'EUROPEO' && words.europass_headings[kind]) || words.headings[kind]
  return document.custom.find(({ id }) => key === `custom:${id}`)?.title || words.other_section
}

function blocksOf(content: CvContent, key: string, shown: Shown): Blocks {
  const { document, language } = content
  const kind = kindOf(key)
  switch (kind) {
    case undefined:
      return { kind: 'entries', items: customEntries(content, key) }
    case 'summary':
      return { kind: 'text', items: lines('Perfil', document.summary) }
    case 'skills':
      return { kind: 'groups', items: skillGroups(document, WORDS[language]) }
    case 'interests':
      return { kind: 'groups', items: interestGroups(document) }
    case 'circumstances':
      return { kind: 'groups', items: circumstanceGroups(document, language) }
    case 'languages':
      return { kind: 'languages', items: languageRows(document, language) }
    default:
      return { kind: 'entries', items: entriesOf(kind, content, shown.contact) }
  }
}
