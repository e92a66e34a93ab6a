import type { TaggedLine } from '#server/features/language/model/cv-tags.ts'
import type { CvLineKind, CvSpanKind } from '#server/features/language/model/labels.ts'
import type { CvProposal } from '#shared/cvs/cv-imports.ts'
import type { ReadText } from '../lines/line.ts'
import { toTexts } from '../lines/wrapping.ts'
import { Draft } from '../parse/draft.ts'
import { readBasics } from '../parse/head/basics.ts'
import { languageIn } from '../parse/lists/language-in.ts'
import { placeLanguage, readLanguageSection } from '../parse/lists/languages.ts'
import { readSkills } from '../parse/lists/skills.ts'
import { readSummary, settledProposal } from '../parse/propose-from-lines.ts'
import type { Section } from '../parse/sections/sections.ts'
import { Sorted } from '../parse/sections/sorted-lines.ts'
import { blocksOf } from './blocks.ts'
import { placeJobs } from './jobs.ts'
import { holdLostWords } from './keep-words.ts'
import { placePapers } from './papers.ts'
import { readLines } from './read-lines.ts'
import { type ReadLine, saidIn, trimmed } from './said.ts'
import { stretchesOf } from './stretches.ts'
import { placeStudies } from './studies.ts'

/** Lines of a CV and what the model sees in them → a proposal in which every text is a literal part of them. */
export function proposeFromTags(read: ReadText, tags: readonly TaggedLine[]): CvProposal {
  const lines = readLines(read.flows.flat(), tags)
  const draft = new Draft()
  const sections = sectionsOf(lines)
  const of = (kind: Section['kind']) =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines: own }) => own)
  readBasics(draft, of('top'), of('contact'), of('summary'), read.links)
  readSummary(draft, of('summary'))
  placeJobs(draft, stretchesOf(lines))
  for (const block of blocksOf(lines, 'study', ['title', 'school'])) placeStudies(draft, block)
  for (const block of blocksOf(lines, 'paper', ['course'])) placePapers(draft, block)
  readLanguageSection(draft, of('languages'))
  for (const text of lines.flatMap(languagesOf)) if (isNewLanguage(draft, text)) placeLanguage(draft, text)
  readSkills(draft, of('skills'))
  for (const { text } of toTexts(of('other'), 'prose')) draft.hold(text)
  holdLostWords(draft, lines)
  return settledProposal(draft, read, sections)
}

const LANGUAGE: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>(['language'])

/** Each language with what is said of it, up to the next one; of a line that tells of other things its name alone. */
function languagesOf(line: ReadLine): string[] {
  const said = saidIn(line, LANGUAGE)
  return said.map(({ text, start }, at) =>
    line.kind === 'language' ? trimmed(line.line.text.slice(start, said[at + 1]?.start)) : text,
  )
}

function isNewLanguage({ document }: Draft, text: string): boolean {
  const found = languageIn(text)
  return found !== null && !found.denied && document.languages.every(({ language }) => language !== found.code)
}

const SECTION_OF: Readonly<Record<CvLineKind, Section['kind'] | null>> = {
  job: 'experience',
  job_head: 'experience',
  told: 'experience',
  heading: null,
  study: 'education',
  paper: 'certifications',
  language: 'languages',
  skill: 'skills',
  contact: 'contact',
  profile: 'summary',
  wish: 'other',
  denial: 'other',
  other: 'other',
}

const LONGEST_HEADING = 6
/** What somebody may tell of themselves or may only like is looked at sentence by sentence. */
const LIKELY_PROFILE = 0.7
const LOOSE: ReadonlySet<CvLineKind> = new Set<CvLineKind>(['heading', 'profile'])

/** Contact lines that stand before all else are the top of the CV. */
function sectionsOf(lines: readonly ReadLine[]): Section[] {
  const sorted = new Sorted()
  let top = true
  for (const { kind, line, probability } of lines) {
    const is_loose = kind === 'heading' ? line.text.split(' ').length > LONGEST_HEADING : probability < LIKELY_PROFILE
    const section = is_loose && LOOSE.has(kind) ? 'other' : SECTION_OF[kind]
    if (section === 'contact' || (top && kind === 'other')) sorted.add(top ? 'top' : 'contact', line)
    else if (section) sorted.add(section, line)
    if (section !== 'contact' && kind !== 'other' && kind !== 'profile') top = false
  }
  return sorted.all()
}
