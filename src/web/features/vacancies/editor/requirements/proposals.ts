import type { z } from 'zod'
import type { Answer } from '#shared/core/endpoint.ts'
import { formatNumber } from '#shared/core/numbers.ts'
import { importance, type Requirement } from '#shared/matching/matching.ts'
import { MOST_REQUIREMENTS, TOO_MANY_REQUIREMENTS } from '#shared/vacancies/lint/rules/requirements.ts'
import type { proposedRequirement, proposeRequirements } from '#shared/vacancies/vacancies.ts'
import type { SalaryBand, VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { shiftsWords } from '#shared/words/hours.ts'
import { countryName, languageName } from '#shared/words/names.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { familyWords } from '#shared/words/role-families.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'
import { contractWords, modalityWords, seniorityWords, workingDayWords } from '#shared/words/work.ts'
import { formatDate } from '#web/lib/format.ts'

type Proposals = Answer<typeof proposeRequirements>
export type ProposedRequirement = z.infer<typeof proposedRequirement>

/** A condition that the text names, as it is offered. */
export interface ProposedCondition {
  key: string
  label: string
  words: string
  part: Partial<VacancyDocument>
  /** Why it is offered without being chosen. */
  doubt: string | undefined
}

type Read = Proposals['document']

interface Condition {
  key: keyof Read
  label: string
  /** Empty when the text, or the vacancy, does not say it. */
  say: (document: Read) => string
}

const conditions: readonly Condition[] = [
  { key: 'title', label: 'Título', say: ({ title = '' }) => title },
  { key: 'role_family', label: 'Área', say: ({ role_family = '' }) => familyWords(role_family) },
  { key: 'seniority', label: 'Nivel', say: ({ seniority }) => (seniority ? seniorityWords[seniority] : '') },
  {
    key: 'no_experience_needed',
    label: 'Experiencia',
    say: ({ no_experience_needed: beginners }) => (beginners ? 'sin experiencia previa' : ''),
  },
  { key: 'openings', label: 'Plazas', say: ({ openings = 1 }) => (openings > 1 ? String(openings) : '') },
  { key: 'modality', label: 'Modalidad', say: ({ modality }) => (modality ? modalityWords[modality] : '') },
  {
    key: 'office_days',
    label: 'Días en la oficina',
    say: ({ office_days: days }) => (days ? `${days} por semana` : ''),
  },
  { key: 'locations', label: 'Lugar', say: ({ locations = [] }) => placeWords({ modality: null, locations }) },
  {
    key: 'remote_countries',
    label: 'A distancia desde',
    say: ({ remote_countries = [] }) => remote_countries.map(countryName).join(', '),
  },
  { key: 'contract', label: 'Contrato', say: ({ contract }) => (contract ? contractWords[contract] : '') },
  { key: 'working_day', label: 'Jornada', say: ({ working_day: day }) => (day ? workingDayWords[day] : '') },
  {
    key: 'hours_per_week',
    label: 'Horas',
    say: ({ hours_per_week: hours }) => (hours ? `${formatNumber(hours)} por semana` : ''),
  },
  { key: 'shifts', label: 'Turnos', say: ({ shifts = [] }) => shiftsWords(shifts) },
  { key: 'salary', label: 'Salario', say: ({ salary }) => (salary ? bandWords(salary) : '') },
  { key: 'start_date', label: 'Inicio', say: ({ start_date }) => (start_date ? formatDate(start_date) : '') },
  {
    key: 'reply_days',
    label: 'Plazo de respuesta',
    say: ({ reply_days: days }) => (days ? `${days} ${days === 1 ? 'día' : 'días'}` : ''),
  },
  { key: 'language', label: 'Idioma del anuncio', say: ({ language = 'es' }) => languageName(language) },
  {
    key: 'responsibilities',
    label: 'Responsabilidades',
    say: ({ responsibilities = [] }) => responsibilities.join(' · '),
  },
  { key: 'benefits', label: 'Beneficios', say: ({ benefits = [] }) => benefits.join(' · ') },
  { key: 'questions', label: 'Preguntas', say: ({ questions = [] }) => questions.map(({ text }) => text).join(' ') },
]

/** A band of which the ad says one end: «desde 1.500 EUR…». */
function bandWords(salary: SalaryBand): string {
  const { min, max } = salary
  const words = salaryWords({ ...salary, min: min ?? max, max: max ?? min })
  if (words === '') return ''
  return min === null ? `hasta ${words}` : max === null ? `desde ${words}` : words
}

/** What a person has written in their own way is not offered anew. */
const OWN = new Set<keyof Read>(['title', 'role_family', 'responsibilities', 'benefits', 'questions'])

/** What the vacancy does not say yet; conditions that it already has as proposed are left out. */
export function newConditions({ document: read, doubts }: Proposals, document: VacancyDocument): ProposedCondition[] {
  return conditions.flatMap(({ key, label, say }) => {
    const words = say(read)
    const said = say(document)
    if (words === '' || words === said || (said !== '' && OWN.has(key))) return []
    return [{ key, label, words, part: partOf(read, key, document), doubt: doubts?.[key] }]
  })
}

function partOf(read: Read, key: keyof Read, { salary }: VacancyDocument): Partial<VacancyDocument> {
  if (key === 'salary' && read.salary) return { salary: { ...read.salary, variable_text: salary.variable_text } }
  // The occupation is what the title names, so the two go together.
  if (key === 'title') return { title: read.title ?? '', role_id: read.role_id ?? null }
  return { [key]: read[key] }
}

/** Requirements that are not in the list yet: what was read, and after it what a language model points at. */
export function newRequirements(
  { requirements }: Pick<Proposals, 'requirements'>,
  present: readonly Requirement[],
  suggested: readonly ProposedRequirement[] = [],
): ProposedRequirement[] {
  const known = new Set(present.map(nameOf))
  const fresh = [...requirements, ...suggested].filter(({ requirement }) => {
    const name = nameOf(requirement)
    if (known.has(name)) return false
    known.add(name)
    return true
  })
  return fewTicked(fresh, MOST_REQUIREMENTS - present.length)
}

/** Of a long ad only as many come ticked as the checklist is content with, the weightiest first; the rest is offered. */
function fewTicked(rows: readonly ProposedRequirement[], room: number): ProposedRequirement[] {
  const order = importance.options
  const ticked = new Set(
    rows
      .filter(({ selected }) => selected !== false)
      .toSorted((a, b) => order.indexOf(a.requirement.importance) - order.indexOf(b.requirement.importance))
      .slice(0, Math.max(0, room)),
  )
  return rows.map((row) =>
    row.selected === false || ticked.has(row) ? row : { ...row, selected: false, reason: TOO_MANY_REQUIREMENTS },
  )
}

function nameOf(requirement: Requirement): string {
  const { type, value } = requirement
  if (type === 'SKILL') return `${type} ${value.skill_id ?? value.name.toLowerCase()}`
  if (type === 'LANGUAGE') return `${type} ${value.language}`
  return `${type} ${requirementWords(requirement)}`
}
