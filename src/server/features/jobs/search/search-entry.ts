import { plainText, type VacancyDocument } from '#shared/vacancy-document.ts'
import { foldDomain, foldName } from '../../candidates/blocked-companies.ts'
import type { CompanyRow } from '../../companies/companies.tables.ts'
import { findConcepts, findTitleRoles } from '../../matching/normalise/concepts.ts'
import { fold } from '../../matching/normalise/fold.ts'
import { normaliseTitle } from '../../matching/normalise/title.ts'
import { taxonomy } from '../../matching/taxonomy/taxonomy.ts'
import type { VacancyRow } from '../../vacancies/vacancies.tables.ts'
import type { NewSearchRow } from '../jobs.tables.ts'
import { facetsOf } from './facets.ts'
import { Lexemes, type Weight } from './lexemes.ts'
import { ANYWHERE, keysOf } from './place-keys.ts'
import { fieldsOfRole } from './role-fields.ts'
import { SEARCH_RULES_VERSION } from './rules-version.ts'
import { yearlyEuroCents } from './salary-basis.ts'

type Company = Pick<CompanyRow, 'id' | 'name' | 'domain'>

export interface SearchEntry {
  row: NewSearchRow
  /** Words to which a mistyped one may be corrected. */
  vocabulary: string[]
}

/** Everything that search knows of a published vacancy. */
export function searchEntry(vacancy: VacancyRow, company: Company): SearchEntry {
  const { document, published_at, expires_at } = vacancy
  if (!published_at || !expires_at) throw new Error('only a published vacancy can be found')
  const facets = facetsOf(document)
  const { role_id, places } = kindOf(document)
  const head = headOf(document, company, role_id, places)
  const row: NewSearchRow = {
    vacancy_id: vacancy.id,
    company_id: company.id,
    ...{ published_at, expires_at, role_id, places },
    salary_max: salaryMax(document),
    reply_days: document.reply_days,
    accepts_no_experience: acceptsNoExperience(document),
    ...facets,
    languages: languagesOf(document),
    company_key: foldName(company.name),
    company_domain: foldDomain(company.domain),
    head: head.toString(),
    words: withBody(head, document).toString(),
    rules_version: SEARCH_RULES_VERSION,
  }
  return { row, vocabulary: vocabularyOf(document, company) }
}

/** What makes two vacancies similar. */
export function kindOf(document: VacancyDocument) {
  const role_id = document.role_id ?? normaliseTitle(document.title).role_id ?? null
  return { role_id, role_family: document.role_family, places: placesOf(document) }
}

const skillsOf = ({ requirements }: VacancyDocument) =>
  requirements.flatMap((one) => (one.type === 'SKILL' ? [one.value] : []))
const rolesOf = ({ requirements }: VacancyDocument) =>
  requirements.flatMap((one) => (one.type === 'ROLE_EXPERIENCE' ? [one.value] : []))
const languagesOf = ({ requirements }: VacancyDocument) =>
  requirements.flatMap((one) => (one.type === 'LANGUAGE' ? [one.value.language] : []))

function placesOf({ modality, locations, remote_countries }: VacancyDocument): string[] {
  const offered = locations.flatMap(keysOf)
  if (modality !== 'REMOTO') return [...new Set(offered)]
  const from = remote_countries.length + offered.length > 0 ? remote_countries : [ANYWHERE]
  return [...new Set([...offered, ...from])]
}

function salaryMax({ salary }: VacancyDocument): number {
  return salary.max ? yearlyEuroCents({ ...salary, amount: salary.max }) : 0
}

/** Nothing that must or should be there counts years. */
function acceptsNoExperience(document: VacancyDocument): boolean {
  const years = document.requirements.some(
    ({ type, importance, value }) =>
      importance !== 'DESEABLE' &&
      (type === 'TOTAL_EXPERIENCE' || type === 'ROLE_EXPERIENCE' || type === 'SKILL') &&
      'min_years' in value &&
      (value.min_years ?? 0) > 0,
  )
  const { seniority, contract } = document
  return seniority === 'SIN_EXPERIENCIA' || contract === 'PRACTICAS' || (seniority === 'JUNIOR' && !years)
}

function headOf(document: VacancyDocument, company: Company, role_id: string | null, places: string[]): Lexemes {
  const head = new Lexemes()
  head.addText(document.title, 'A')
  for (const { id } of findTitleRoles(document.title)) head.addMark('role', id, 'A')
  if (role_id) {
    head.addMark('role', role_id, 'A')
    for (const field of fieldsOfRole(role_id)) head.addMark('skill', field, 'B')
  }
  addSkillsIn(head, document.title, 'A')
  head.addText([company.name, document.on_behalf_of, document.department].join('. '), 'B')
  for (const { skill_id, name } of skillsOf(document)) {
    head.addText(name, 'B')
    if (skill_id) addSkill(head, skill_id, 'B')
    else addSkillsIn(head, name, 'B')
  }
  for (const { role_id: role, name } of rolesOf(document)) {
    head.addText(name, 'C')
    if (role) head.addMark('role', role, 'C')
  }
  addConditions(head, document, places)
  return head
}

/** A skill and all that it is a kind of: who looks for «programación» finds Python. */
function addSkill(lexemes: Lexemes, id: string, weight: Weight): void {
  lexemes.addMark('skill', id, weight)
  const waiting = [...(taxonomy().skill(id)?.parent_ids ?? [])]
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    lexemes.addMark('skill', parent, 'C')
    waiting.push(...(taxonomy().skill(parent)?.parent_ids ?? []))
  }
}

function addSkillsIn(lexemes: Lexemes, text: string, weight: Weight): void {
  for (const { kind, id } of findConcepts(text)) if (kind === 'skill') addSkill(lexemes, id, weight)
}

function addConditions(head: Lexemes, document: VacancyDocument, places: string[]): void {
  const { modality, contract, working_day, seniority, locations } = document
  if (modality) head.addMark('modality', modality, 'C')
  if (contract) head.addMark('contract', contract, 'C')
  if (working_day) head.addMark('day', working_day, 'C')
  if (seniority) head.addMark('level', seniority, 'C')
  if (acceptsNoExperience(document)) head.addMark('level', 'SIN_EXPERIENCIA', 'C')
  for (const language of languagesOf(document)) head.addMark('language', language, 'C')
  for (const place of places) head.addMark('place', place, 'C')
  for (const { city, region } of locations) head.addText([city, region].filter(Boolean).join('. '), 'C')
}

/** The head with what stands in the running text; roles named there are seldom the one that is offered. */
function withBody(head: Lexemes, document: VacancyDocument): Lexemes {
  const words = head.copy()
  const { description, responsibilities, benefits, requirements } = document
  const certificates = requirements.flatMap(({ type, value }) => (type === 'CERTIFICATION' ? value.name : []))
  const body = [plainText(description), ...responsibilities, ...benefits, ...certificates].join('\n')
  words.addText(body, 'D')
  for (const { kind, id } of findConcepts(body)) if (kind === 'skill') words.addMark('skill', id, 'D')
  return words
}

const SHORTEST = 4

function vocabularyOf(document: VacancyDocument, company: Company): string[] {
  const skills = skillsOf(document).map(({ name }) => name)
  const tokens = [document.title, company.name, ...skills].flatMap(fold)
  // In order, so that two publications never wait for each other.
  return [...new Set(tokens.map(({ plain }) => plain))].filter((word) => word.length >= SHORTEST).toSorted()
}
