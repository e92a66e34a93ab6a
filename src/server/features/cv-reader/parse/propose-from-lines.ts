import { hidesInjection } from '#server/features/language/prompt-injection/prompt-injection.ts'
import type { CvProposal } from '#shared/cvs/cv-imports.ts'
import type { Line, ReadText } from '../lines/line.ts'
import { toTexts } from '../lines/wrapping.ts'
import { settleCircumstances } from './circumstances/settle-circumstances.ts'
import { NO_WISHES, wishesIn } from './circumstances/wishes.ts'
import { languageOf } from './cv-language.ts'
import { Draft } from './draft.ts'
import { readBasics } from './head/basics.ts'
import { readExperience } from './jobs/experience.ts'
import { fillHeadline, fillPositions } from './jobs/missing-positions.ts'
import { readLinkedinEducation, readLinkedinExperience } from './linkedin.ts'
import { readLanguageSection, settleLanguagePapers } from './lists/languages.ts'
import { readCertifications, readMentions } from './lists/listed.ts'
import { readProjects } from './lists/projects.ts'
import { readInterests, readReferences } from './lists/references.ts'
import { readSkills } from './lists/skills.ts'
import { settleCountries } from './names/settle-countries.ts'
import { readProse } from './prose/prose.ts'
import { settleRest } from './prose/settle-rest.ts'
import { type Reading, readSections } from './read-sections.ts'
import type { Section } from './sections/sections.ts'
import { readEducation } from './studies/education.ts'
import { settleLevels } from './studies/levels-by-country.ts'

/** Lines in reading order → a proposal in which every text is a literal part of them; only a town is written as the list has it. */
export function proposeFromLines(read: ReadText, { from_linkedin }: Reading): CvProposal {
  const draft = new Draft()
  const sections = readSections(read.flows, { from_linkedin })
  const of = (kind: Section['kind']) =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines)
  readBasics(draft, of('top'), of('contact'), [...of('prose'), ...of('summary')], read.links)
  const readers = from_linkedin ? LINKEDIN_READERS : READERS
  for (const { kind, lines } of sections) readers[kind](draft, lines)
  return settledProposal(draft, read, sections)
}

/** What all entries together say of each other, and a place for what found none. */
export function settledProposal(draft: Draft, read: ReadText, sections: readonly Section[]): CvProposal {
  settleLanguagePapers(draft)
  fillPositions(draft)
  fillHeadline(draft)
  settleCountries(draft, read.pages.join('\n'))
  settleLevels(draft)
  settleCircumstances(draft, sections)
  const wishes = wishesIn(draft, sections)
  settleRest(draft)
  return {
    ...toProposal(draft, read.pages, read.hidden_text_found),
    hides_orders: hidesInjection(read.unseen, read.pages),
    wishes,
  }
}

export const toProposal = (draft: Draft, pages: string[], hidden_text_found: boolean): CvProposal => ({
  language: languageOf(pages.join('\n')),
  document: draft.document,
  confidence: draft.confidence,
  unplaced_text: draft.unplaced,
  original_pages: pages,
  hidden_text_found,
  hides_orders: false,
  wishes: NO_WISHES,
})

type ReadSection = (draft: Draft, lines: readonly Line[]) => void

/** What stands at the top and under «Contacto» is read before all sections. */
const nothing: ReadSection = () => undefined

const READERS: Record<Section['kind'], ReadSection> = {
  top: nothing,
  contact: nothing,
  summary: readSummary,
  experience: readExperience,
  education: readEducation,
  skills: readSkills,
  languages: readLanguageSection,
  certifications: readCertifications,
  registrations: hold,
  circumstances: hold,
  projects: readProjects,
  references: readReferences,
  interests: readInterests,
  other: hold,
  prose: readProse,
  courses: (draft, lines) => readMentions(draft, 'courses', lines),
  awards: (draft, lines) => readMentions(draft, 'awards', lines),
  publications: (draft, lines) => readMentions(draft, 'publications', lines),
  volunteering: (draft, lines) => readMentions(draft, 'volunteering', lines),
}
const LINKEDIN_READERS = { ...READERS, experience: readLinkedinExperience, education: readLinkedinEducation }

function hold(draft: Draft, lines: readonly Line[]): void {
  for (const { text } of toTexts(lines, 'prose')) draft.hold(text)
}

export function readSummary(draft: Draft, lines: readonly Line[]): void {
  const text = toTexts(lines, 'prose')
    .map((paragraph) => paragraph.text)
    .join('\n')
  if (draft.document.summary !== '') {
    const before = draft.document.summary
    draft.document.summary = draft.fit(`${before}\n${text}`, 1_200)
  } else draft.document.summary = draft.fit(text, 1_200)
  draft.rate('summary', text, 'ALTA')
}
