import { foldDomain, foldName } from '#server/features/companies/blocked-companies.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { findConcepts, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { fold } from '#server/features/language/normalise/fold.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { promisedDays } from '#server/features/vacancies/attention/promise.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { plainText, type VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { facetsOf } from './facets.ts'
import { ANYWHERE, indexKeysOf } from './place-keys.ts'
import { Lexemes, type Place } from './query/lexemes.ts'
import { fieldsOfRole } from './role-fields.ts'
import { SEARCH_RULES_VERSION } from './rules-version.ts'
import { yearlyEuroCents } from './salary-basis.ts'
import type { NewSearchRow } from './search.tables.ts'

type Company = Pick<CompanyRow, 'id' | 'name' | 'domain'>

interface SearchEntry {
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
  const row: NewSearchRow = {
    vacancy_id: vacancy.id,
    company_id: company.id,
    published_at,
    expires_at,
    role_id,
    places,
    salary_max: salaryMax(document),
    reply_days: promisedDays(vacancy),
    accepts_no_experience: acceptsNoExperience(document),
    ...facets,
    languages: languagesOf(document),
    company_key: foldName(company.name),
    company_domain: foldDomain(company.domain),
    words: wordsOf(document, company, role_id, places).toString(),
    rules_version: SEARCH_RULES_VERSION,
  }
  return { row, vocabulary: vocabularyOf(document, company, role_id) }
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
  const offered = locations.flatMap(indexKeysOf)
  if (modality !== 'REMOTO') return [...new Set(offered)]
  if (remote_countries.length === 0) return offered.length > 0 ? [...new Set(offered)] : [ANYWHERE]
  // Where its office is says nothing of the country from which it may be done.
  const offices = new Set(locations.map(({ country }) => country))
  return [...new Set([...offered.filter((key) => !offices.has(key)), ...remote_countries])]
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

function wordsOf(document: VacancyDocument, company: Company, role_id: string | null, places: string[]): Lexemes {
  const words = new Lexemes()
  words.addText(document.title, 'title')
  for (const { id } of findTitleRoles(document.title)) words.addMark('role', id, 'title')
  addSkillsIn(words, document.title, 'title')
  if (role_id) {
    words.addMark('role', role_id, 'title')
    for (const field of fieldsOfRole(role_id)) words.addMark('skill', field, 'title')
  }
  words.addText([company.name, document.on_behalf_of, document.department].join('. '), 'data')
  for (const { skill_id, name } of skillsOf(document)) {
    words.addText(name, 'data')
    if (skill_id) addSkill(words, skill_id, 'data')
    else addSkillsIn(words, name, 'data')
  }
  for (const { role_id: role, name } of rolesOf(document)) {
    words.addText(name, 'data')
    if (role) words.addMark('role', role, 'data')
  }
  addConditions(words, document, places)
  addRunningText(words, document)
  return words
}

/** A skill and, less, all that it is a kind of: who looks for «programación» finds Python too. */
function addSkill(words: Lexemes, id: string, place: Place): void {
  words.addMark('skill', id, place)
  const waiting = [...(taxonomy().skill(id)?.parent_ids ?? [])]
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    words.addMark('skill', parent, 'text')
    waiting.push(...(taxonomy().skill(parent)?.parent_ids ?? []))
  }
}

function addSkillsIn(words: Lexemes, text: string, place: Place): void {
  for (const { kind, id } of findConcepts(text)) if (kind === 'skill') addSkill(words, id, place)
}

function addConditions(words: Lexemes, document: VacancyDocument, places: string[]): void {
  const { modality, contract, working_day, seniority, locations } = document
  if (modality) words.addMark('modality', modality, 'data')
  if (contract) words.addMark('contract', contract, 'data')
  if (working_day) words.addMark('day', working_day, 'data')
  if (seniority) words.addMark('level', seniority, 'data')
  if (acceptsNoExperience(document)) words.addMark('level', 'SIN_EXPERIENCIA', 'data')
  for (const language of languagesOf(document)) words.addMark('language', language, 'data')
  for (const place of places) words.addMark('place', place, 'data')
  for (const { city, region } of locations) words.addText([city, region].filter(Boolean).join('. '), 'data')
}

/** Roles named there are seldom the one that is offered, and «comunicación» stands in every advert: only tools count. */
function addRunningText(words: Lexemes, document: VacancyDocument): void {
  const { description, responsibilities, benefits, requirements } = document
  const certificates = requirements.flatMap(({ type, value }) => (type === 'CERTIFICATION' ? value.name : []))
  const text = [plainText(description), ...responsibilities, ...benefits, ...certificates].join('\n')
  words.addText(text, 'text')
  for (const { kind, id } of findConcepts(text)) {
    const sort = kind === 'skill' && taxonomy().skill(id)?.kind
    if (sort === 'TOOL' || sort === 'TECHNICAL') words.addMark('skill', id, 'text')
  }
}

const SHORTEST = 4

/** As its company writes them, and every name of its role: «programdor» means one even where all adverts say «desarrollador». */
function vocabularyOf(document: VacancyDocument, company: Company, role_id: string | null): string[] {
  const skills = skillsOf(document).map(({ name }) => name)
  const role = role_id === null ? undefined : taxonomy().role(role_id)
  const names = role ? [role.name_es, role.name_en, ...role.aliases] : []
  const words = [document.title, company.name, ...skills, ...names].flatMap((text) =>
    fold(text).flatMap(({ plain, start, end }) =>
      BOTH_GENDERS.test(text.slice(start, end)) ? [plain, otherGender(plain)] : [plain],
    ),
  )
  // In order, so that two publications never wait for each other.
  return [...new Set(words)].filter((word) => word.length >= SHORTEST).toSorted()
}

/** «Enfermero/a» is read as one word; whoever mistypes «enfermera» means the other. */
const BOTH_GENDERS = /[/(@]/
const otherGender = (word: string): string => (word.endsWith('a') ? word.replace(/a$/, 'o') : word.replace(/o?$/, 'a'))
