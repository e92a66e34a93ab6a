import { describe, expect, test } from 'vitest'
import { taxonomy } from './taxonomy.ts'

const { skillRelation, roleRelation, skills, skill } = taxonomy()

describe('relations of skills', () => {
  test.each([
    ['javascript', 'javascript', 1],
    ['javascript', 'react', 1],
    ['javascript', 'next-js', 1],
    ['programming', 'next-js', 1],
    ['react', 'javascript', 0],
    ['java', 'javascript', 0],
    ['python', 'ruby', 0],
    ['logistics', 'inventory-control', 0],
    ['advanced-life-support', 'basic-life-support', 0],
    ['pivot-tables', 'excel', 0],
    ['react', 'vue-js', 0.5],
    ['mysql', 'postgresql', 0.5],
    ['accounting', 'accounting-close', 0.5],
    ['accounting', 'cost-accounting', 1],
    ['accounting', 'accounting-software', 0.5],
    ['excel', 'pivot-tables', 1],
    ['react', 'welding', 0],
    ['react', 'no-such-skill', 0],
    ['no-such-skill', 'react', 0],
  ] as const)('%s asked, %s found: %d', (required, found, value) => {
    expect(skillRelation(required, found)).toBe(value)
  })

  test('a stated relation holds in both directions', () => {
    for (const { id, related_ids } of skills) {
      for (const other of related_ids) expect(skill(other)?.related_ids).toContain(id)
    }
  })
})

describe('relations of roles', () => {
  test.each([
    ['accountant', 'accountant', 1],
    ['accountant', 'accounting-assistant', 0.5],
    ['frontend-developer', 'backend-developer', 0.5],
    ['organizational-psychologist', 'recruiter', 0.5],
    ['recruiter', 'organizational-psychologist', 0.5],
    ['accountant', 'welder', 0],
    ['accountant', 'no-such-role', 0],
  ] as const)('%s asked, %s found: %d', (required, found, value) => {
    expect(roleRelation(required, found)).toBe(value)
  })
})
