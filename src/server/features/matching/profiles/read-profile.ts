import { contentOf } from '#server/features/cvs/cv-content.ts'
import type { CvRow } from '#server/features/cvs/cvs.tables.ts'
import { shownContent } from '#server/features/cvs/shown-content.ts'
import { roleIdOf, skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { cvCompleteness } from '#shared/cvs/cv-completeness.ts'
import { plainText, type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { ownNameBlanker } from '../engine/own-name.ts'
import { type CvFacts as ReadFacts, readFactsOf } from '../engine/read-cv.ts'
import { evidenceOf } from './evidence.ts'
import type { CvFacts, VacancyFacts } from './facts.ts'

export type NearestRole = (position: string) => string | null

/** Everything that takes long to find out about a CV. */
export function readCvProfile(
  cv: CvRow,
  owner: { full_name: string },
  nearestRole: NearestRole,
): { facts: CvFacts; texts: ReadFacts['texts'] } {
  const { document } = contentOf(cv)
  const full_name = document.basics.full_name || owner.full_name
  const { texts, ...facts } = readFactsOf(evidenceOf(contentOf(cv)), { full_name, nearestRole })
  const completeness = { alone: cvCompleteness(document, false), with_preferences: cvCompleteness(document, true) }
  const employers = document.experience
    .filter(({ current }) => current)
    .map(({ company, company_url, current }) => ({ company, company_url, current }))
  return { facts: { ...facts, completeness, employers }, texts }
}

const isConcept = (term: string): boolean => !term.startsWith('=')

/** By what somebody can be found at all. */
export function termsOfCv({ skills, experience }: CvFacts): { concepts: string[]; roles: string[] } {
  const mentioned = [...skills, ...experience.flatMap((job) => job.skills)].map(({ term }) => term)
  const held = experience.flatMap(({ term, near_role_id }) => [term, ...(near_role_id ? [near_role_id] : [])])
  return { concepts: unique(mentioned.filter(isConcept)), roles: unique(held.filter(isConcept)) }
}

/** What a CV says in titles and in lines, as companies may read it and without the person's name. */
export function linesOfCv(cv: CvRow, owner: { full_name: string }): { titles: string[]; lines: string[] } {
  const { document, target_role } = shownContent(contentOf(cv))
  const { basics, experience, summary, projects } = document
  const nameless = ownNameBlanker(basics.full_name || owner.full_name)
  const done = experience.flatMap((job) => [...job.achievements, ...sentences(job.summary)])
  const built = projects.flatMap(({ name, description }) => [name, ...sentences(description)])
  return {
    titles: [...experience.map(({ position }) => position), basics.headline, target_role].map(nameless),
    lines: [...done, ...sentences(summary), ...built, ...document.skills.map(({ name }) => name)].map(nameless),
  }
}

export function readVacancyProfile(vacancy: Pick<VacancyRow, 'document'>, nearestRole: NearestRole) {
  const document = vacancyDocument.parse(vacancy.document)
  const facts: VacancyFacts = { requirements: document.requirements }
  return { facts, ...termsOfVacancy(document, nearestRole), ...linesOfVacancy(document) }
}

function termsOfVacancy(document: VacancyDocument, nearestRole: NearestRole): { concepts: string[]; roles: string[] } {
  const own_role = document.role_id ?? roleIdOf(document.title) ?? nearestRole(document.title)
  const asked = document.requirements.flatMap((one) =>
    one.type === 'SKILL' ? (one.value.skill_id ?? skillIdOf(one.value.name) ?? []) : [],
  )
  const held = document.requirements.flatMap((one) => (one.type === 'ROLE_EXPERIENCE' ? (one.value.role_id ?? []) : []))
  return { concepts: unique(asked), roles: unique([...(own_role ? [own_role] : []), ...held]) }
}

function linesOfVacancy({ title, description, responsibilities, requirements }: VacancyDocument) {
  const asked = requirements.flatMap(({ value }) => ('name' in value ? value.name : []))
  return { titles: [title], lines: [...responsibilities, ...sentences(plainText(description)), ...asked] }
}

const sentences = (text: string): string[] => text.split(/\n|[.;]\s/)
const unique = (values: readonly string[]): string[] => [...new Set(values)]
