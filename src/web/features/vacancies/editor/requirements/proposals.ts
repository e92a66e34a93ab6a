import type { z } from 'zod'
import type { Answer } from '#shared/core/endpoint.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import type { proposedRequirement, proposeRequirements } from '#shared/vacancies/vacancies.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { contractWords, modalityWords, seniorityWords, workingDayWords } from '#shared/words/work.ts'

type Proposals = Answer<typeof proposeRequirements>
export type ProposedRequirement = z.infer<typeof proposedRequirement>

/** A condition that the text names, as it is offered. */
export interface ProposedCondition {
  key: string
  label: string
  words: string
  part: Partial<VacancyDocument>
}

/** What the vacancy does not say yet; conditions that it already has as proposed are left out. */
export function newConditions({ document: read }: Proposals, document: VacancyDocument): ProposedCondition[] {
  const { modality, contract, working_day, seniority, salary } = read
  const found: (ProposedCondition | false)[] = [
    !!modality &&
      modality !== document.modality && {
        key: 'modality',
        label: 'Modalidad',
        words: modalityWords[modality],
        part: { modality },
      },
    !!contract &&
      contract !== document.contract && {
        key: 'contract',
        label: 'Contrato',
        words: contractWords[contract],
        part: { contract },
      },
    !!working_day &&
      working_day !== document.working_day && {
        key: 'working_day',
        label: 'Jornada',
        words: workingDayWords[working_day],
        part: { working_day },
      },
    !!seniority &&
      seniority !== document.seniority && {
        key: 'seniority',
        label: 'Nivel',
        words: seniorityWords[seniority],
        part: { seniority },
      },
    !!salary &&
      salaryWords(salary) !== '' &&
      salaryWords(salary) !== salaryWords(document.salary) && {
        key: 'salary',
        label: 'Salario',
        words: salaryWords(salary),
        part: { salary: { ...salary, variable_text: document.salary.variable_text } },
      },
  ]
  return found.filter((one) => one !== false)
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
