import { describe, expect, it } from 'vitest'
import type { StageKind } from '#shared/hiring/stages.ts'
import { bodyOf, newStage, orphans, problemOf, type StageDraft, withTemplate } from './stage-draft.ts'

const stage = (name: string, kind: StageKind, applications = 0): StageDraft => ({
  ...{ ...newStage(), name, candidate_label: name, kind, applications },
  ...{ key: name, id: crypto.randomUUID() },
})
const present = [stage('Nuevas', 'NEW', 3), stage('Entrevista', 'INTERVIEW', 2), stage('Contratada', 'HIRED')]

describe('stages being edited', () => {
  it('ask where the people of a removed one go, until it is said', () => {
    const [first, second, last] = present
    if (!first?.id || !second?.id || !last) throw new Error('three stages')
    const left = [first, last]
    expect(orphans(present, left, {}).map(({ name }) => name)).toEqual(['Entrevista'])
    expect(orphans(present, [first, newStage(), last], {}).map(({ name }) => name)).toEqual(['Entrevista'])
    expect(orphans(present, left, { [second.id]: first.id })).toEqual([])
  })

  it('say what is wrong in words', () => {
    expect(problemOf(bodyOf(1, present, {}))).toBeNull()
    expect(problemOf(bodyOf(1, present.slice(0, 2), {}))).toContain('entre 3 y 12')
    expect(problemOf(bodyOf(1, present.toReversed(), {}))).toContain('La primera etapa')
  })

  it('keep who stands in a stage that a template has too', () => {
    const stages = [
      { name: 'Recibidas', candidate_label: 'Recibida', kind: 'NEW', expected_days: 2 },
      { name: 'Entrevista', candidate_label: 'Entrevista', kind: 'INTERVIEW', expected_days: 5 },
      { name: 'Fin', candidate_label: 'Contratada', kind: 'HIRED', expected_days: 0 },
    ] as const
    const next = withTemplate(present, { id: null, code: 'X', name: 'Rápido', stages: [...stages] })
    expect(next.map(({ id }) => id)).toEqual(present.map(({ id }) => id))
    expect(next[0]).toMatchObject({ name: 'Recibidas', applications: 3 })
  })
})
