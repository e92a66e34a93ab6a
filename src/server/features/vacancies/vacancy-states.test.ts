import { describe, expect, it } from 'vitest'
import { type VacancyState, vacancyAction, vacancyState } from '#shared/vacancies.ts'
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

describe('the states of a vacancy', () => {
  it('change exactly as the product book says', () => {
    for (const state of vacancyState.options) {
      const steps = vacancyAction.options.flatMap((action) => {
        const { to } = vacancyRules[action]
        return to && stepOf(action, state) === 'go' ? [[action, to]] : []
      })
      expect(Object.fromEntries(steps), state).toEqual(expected[state])
    }
  })

  it('stay when somebody asks for what is done already', () => {
    expect(stepOf('publish', 'PUBLISHED')).toBe('same')
    expect(stepOf('close', 'CLOSED')).toBe('same')
    expect(stepOf('publish', 'CLOSED')).toBe('refused')
    expect(stepOf('delete', 'PUBLISHED')).toBe('refused')
  })

  it('let only those who may publish change what people can read', () => {
    expect(neededFor('edit', 'DRAFT')).toBe('edit_vacancy')
    expect(neededFor('edit', 'PUBLISHED')).toBe('publish_vacancy')
    expect(neededFor('edit', 'PAUSED')).toBe('publish_vacancy')
  })
})
