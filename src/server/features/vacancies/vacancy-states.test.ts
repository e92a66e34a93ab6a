import { describe, expect, it } from 'vitest'
import { aDocument } from '#shared/vacancies/lint/good-vacancy.fixture.ts'
import { type VacancyState, vacancyAction, vacancyState } from '#shared/vacancies/vacancies.ts'
import { neededFor, stepOf, vacancyRules } from './vacancy-states.ts'

/** Written down a second time, from the product book, state by state. */
const expected: Record<VacancyState, Partial<Record<string, VacancyState>>> = {
  DRAFT: { submit: 'IN_REVIEW', publish: 'PUBLISHED', archive: 'ARCHIVED' },
  IN_REVIEW: { publish: 'PUBLISHED', request_changes: 'CHANGES_REQUESTED' },
  CHANGES_REQUESTED: { submit: 'IN_REVIEW', publish: 'PUBLISHED' },
  PUBLISHED: { pause: 'PAUSED', close: 'CLOSED' },
  PAUSED: { resume: 'PUBLISHED', close: 'CLOSED' },
  CLOSED: { reopen: 'PAUSED', archive: 'ARCHIVED' },
  ARCHIVED: {},
}

const at = (state: VacancyState, scheduled_at: Date | null = null) => ({ state, scheduled_at, pending_document: null })
const edited = (state: VacancyState) => ({ ...at(state), pending_document: aDocument({}) })
const soon = new Date(0)

describe('the states of a vacancy', () => {
  it('change exactly as the product book says', () => {
    for (const state of vacancyState.options) {
      const steps = vacancyAction.options.flatMap((action) => {
        const { to } = vacancyRules[action]
        return to && stepOf(action, at(state)) === 'go' ? [[action, to]] : []
      })
      expect(Object.fromEntries(steps), state).toEqual(expected[state])
    }
  })

  it('stay when somebody asks for what is done already', () => {
    expect(stepOf('publish', at('PUBLISHED'))).toBe('same')
    expect(stepOf('close', at('CLOSED'))).toBe('same')
    expect(stepOf('publish', at('CLOSED'))).toBe('refused')
    expect(stepOf('delete', at('PUBLISHED'))).toBe('refused')
  })

  it('let only those who may publish change what people can read', () => {
    expect(neededFor('edit', at('DRAFT'))).toBe('edit_vacancy')
    expect(neededFor('edit', at('PUBLISHED'))).toBe('publish_vacancy')
    expect(neededFor('edit', at('PAUSED'))).toBe('publish_vacancy')
  })

  it('let changes be published or dropped where people read something else, and while there are any', () => {
    for (const action of ['publish_changes', 'discard_changes'] as const) {
      for (const state of ['PUBLISHED', 'PAUSED'] as const) {
        expect(stepOf(action, edited(state))).toBe('go')
        expect(stepOf(action, at(state))).toBe('same')
        expect(neededFor(action, edited(state))).toBe('publish_vacancy')
      }
      for (const state of ['DRAFT', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CLOSED', 'ARCHIVED'] as const)
        expect(stepOf(action, edited(state))).toBe('refused')
    }
  })

  it('let a date be taken back while there is one, and leave what is dated to those who may publish', () => {
    for (const state of ['DRAFT', 'IN_REVIEW', 'CHANGES_REQUESTED'] as const) {
      expect(stepOf('cancel_schedule', at(state, soon))).toBe('go')
      expect(stepOf('cancel_schedule', at(state))).toBe('same')
      for (const action of ['edit', 'submit', 'delete', 'cancel_schedule'] as const)
        expect(neededFor(action, at(state, soon))).toBe('publish_vacancy')
    }
    for (const state of ['PUBLISHED', 'PAUSED', 'CLOSED', 'ARCHIVED'] as const)
      expect(stepOf('cancel_schedule', at(state))).toBe('refused')
  })
})
