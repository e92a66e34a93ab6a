import { describe, expect, it } from 'vitest'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { firstPicks } from '#web/editor/merging/merge.ts'
import { merged, mergeSteps } from './merge.ts'
import type { VacancyContent } from './vacancy-content.ts'

const content = (part: object): VacancyContent => ({ document: vacancyDocument.parse(part), hiring_team: [] })

const base = content({ title: 'Camarero/a', reply_days: 5 })
const mine = content({ title: 'Camarero/a de sala', reply_days: 5, benefits: ['Comida'] })
const theirs = content({ title: 'Camarero/a de barra', reply_days: 9 })

describe('two texts of one vacancy', () => {
  it('are compared step by step, and only what both changed is asked', () => {
    const steps = mergeSteps(base, mine, theirs)
    expect(steps.map(({ key, changed_by }) => [key, changed_by])).toEqual([
      ['puesto', 'BOTH'],
      ['condiciones', 'ME'],
      ['proceso', 'THEM'],
    ])
    expect(firstPicks(steps)).toEqual({ condiciones: 'MINE', proceso: 'THEIRS' })
  })

  it('become one that takes each step from the chosen side', () => {
    const result = merged(mine, theirs, { puesto: 'MINE', condiciones: 'MINE', proceso: 'THEIRS' })
    expect(result.document).toEqual({ ...mine.document, reply_days: 9 })
  })

  it('are shown in words', () => {
    const [step] = mergeSteps(base, mine, theirs)
    expect(step?.mine).toEqual(['Camarero/a de sala', 'Plazas: 1'])
    expect(step?.theirs).toEqual(['Camarero/a de barra', 'Plazas: 1'])
  })
})
