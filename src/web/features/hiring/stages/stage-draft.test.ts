import { describe, expect, it } from 'vitest'
import type { StageKind } from '#shared/hiring/stages.ts'
import {
  blindChoices,
  bodyOf,
  isShownFrom,
  newStage,
  orphans,
  problemOf,
  type StageDraft,
  shownKey,
  withTemplate,
} from './stage-draft.ts'

const stage = (name: string, kind: StageKind, applications = 0): StageDraft => ({
  ...newStage(),
  name,
  candidate_label: name,
  kind,
  applications,
  key: name,
  id: crypto.randomUUID(),
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
      { name: 'Recibidas', candidate_label: 'Recibida', kind: 'NEW', expected_days: 2, is_blind: false },
      { name: 'Entrevista', candidate_label: 'Entrevista', kind: 'INTERVIEW', expected_days: 5, is_blind: false },
      { name: 'Fin', candidate_label: 'Contratada', kind: 'HIRED', expected_days: 0, is_blind: false },
    ] as const
    const next = withTemplate(present, { id: null, code: 'X', name: 'Rápido', stages: [...stages] })
    expect(next.map(({ id }) => id)).toEqual(present.map(({ id }) => id))
    expect(next[0]).toMatchObject({ name: 'Recibidas', applications: 3 })
  })
  it('hide names before one of them, however they are put in order', () => {
    const all = ['NEW', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED'] as const
    const stages = all.map((kind) => stage(kind, kind))
    expect(blindChoices(stages).map(({ key }) => key)).toEqual(['SCREENING', 'INTERVIEW', 'OFFER'])
    const hidden = isShownFrom(stages, 'INTERVIEW')
    expect([shownKey(stages), shownKey(hidden)]).toEqual([null, 'INTERVIEW'])
    expect(hidden.map(({ is_blind }) => is_blind)).toEqual([true, true, false, false, false])
    const [first, second, third, ...rest] = hidden
    if (!first || !second || !third) throw new Error('five stages')
    const turned = isShownFrom([first, third, second, ...rest], shownKey(hidden))
    expect(turned.map(({ is_blind }) => is_blind)).toEqual([true, false, false, false, false])
    expect(shownKey(isShownFrom([first, second, ...rest], 'INTERVIEW'))).toBe('OFFER')
    expect(shownKey(isShownFrom(hidden, null))).toBeNull()
    expect(problemOf(bodyOf(1, hidden, {}))).toBeNull()
  })
})
