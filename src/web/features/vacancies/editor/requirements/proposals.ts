import type { z } from 'zod'
import type { Answer } from '#shared/core/endpoint.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import type { proposedRequirement, proposeRequirements } from '#shared/vacancies/vacancies.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { countryName } from '#shared/words/names.ts'
import { requirementWords } from '#shared/words/requirements.ts'
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
  { key: 'seniority', label: 'Nivel', say: ({ seniority }) => (seniority ? seniorityWords[seniority] : '') },
  { key: 'salary', label: 'Salario', say: ({ salary }) => (salary ? salaryWords(salary) : '') },
  { key: 'openings', label: 'Plazas', say: ({ openings = 1 }) => (openings > 1 ? String(openings) : '') },
  { key: 'start_date', label: 'Inicio', say: ({ start_date }) => (start_date ? formatDate(start_date) : '') },
]

/** What the vacancy does not say yet; conditions that it already has as proposed are left out. */
export function newConditions({ document: read, doubts }: Proposals, document: VacancyDocument): ProposedCondition[] {
  return conditions.flatMap(({ key, label, say }) => {
    const words = say(read)
    if (words === '' || words === say(document)) return []
    return [{ key, label, words, part: partOf(read, key, document), doubt: doubts?.[key] }]
  })
}

function partOf(read: Read, key: keyof Read, { salary }: VacancyDocument): Partial<VacancyDocument> {
  if (key === 'salary' && read.salary) return { salary: { ...read.salary, variable_text: salary.variable_text } }
  return { [key]: read[key] }
}

/** Requirements that are not in the list yet. */
export function newRequirements({ requirements }: Proposals, present: readonly Requirement[]): ProposedRequirement[] {
  const known = new Set(present.map(nameOf))
  return requirements.filter(({ requirement }) => {
    const name = nameOf(requirement)
    if (known.has(name)) return false
    known.add(name)
    return true
  })
}

function nameOf(requirement: Requirement): string {
  const { type, value } = requirement
  if (type === 'SKILL') return `${type} ${value.skill_id ?? value.name.toLowerCase()}`
  if (type === 'LANGUAGE') return `${type} ${value.language}`
  return `${type} ${requirementWords(requirement)}`
}

/** Pasted lines as paragraphs and lists of the description. */
export function asRichText(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const blocks: { list: boolean; lines: string[] }[] = []
  for (const line of escaped
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const list = BULLET.test(line)
    const words = line.replace(BULLET, '')
    const last = blocks.at(-1)
    if (list && last?.list) last.lines.push(words)
    else blocks.push({ list, lines: [words] })
  }
  return blocks
    .map(({ list, lines }) =>
      list ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` : `<p>${lines[0]}</p>`,
    )
    .join('')
}

const BULLET = /^(?:[-–—•·*▪◦‣]|\d+[.)])\s+/
