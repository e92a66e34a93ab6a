import { expect, it } from 'vitest'
import { namedSkills } from './skill-names.ts'

const known = [{ value: 'skill:python', label: 'Python' }]
const make = (skill: { skill_id: string | null; name: string }) => skill

it('keeps what is known, looks up the rest and drops doubles', () => {
  const before = [{ skill_id: 'skill:sql', name: 'SQL' }]
  expect(namedSkills(['sql', 'python ', 'PYTHON', ' ', 'Gestión', 'gestion'], before, known, make)).toEqual([
    { skill_id: 'skill:sql', name: 'SQL' },
    { skill_id: 'skill:python', name: 'python' },
    { skill_id: null, name: 'Gestión' },
  ])
})

it('cuts what is longer than a skill may be', () => {
  expect(namedSkills(['x'.repeat(80)], [], [], make)[0]?.name).toHaveLength(50)
})
