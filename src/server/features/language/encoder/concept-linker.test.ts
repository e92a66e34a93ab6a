import { describe, expect, it } from 'vitest'
import { nearestRole, nearestSkill } from './concept-linker.ts'

describe('nearestRole', () => {
  it.each([
    ['gestor de nóminas y seguros sociales', 'payroll-specialist'],
    ['chófer de camiones', 'truck-driver'],
    ['responsable de almacén y logística', 'logistics-director'],
  ])('links «%s» to %s', (title, role_id) => {
    expect(nearestRole(title)?.id).toBe(role_id)
  })

  it.each(['ninja del crecimiento', '', 'xqzw'])('links «%s» to nothing', (title) => {
    expect(nearestRole(title)).toBeNull()
  })
})

describe('nearestSkill', () => {
  it('links a skill in other words and leaves strangers alone', () => {
    expect(nearestSkill('manejo de la carretilla')?.id).toBe('forklift-operation')
    expect(nearestSkill('coleccionar sellos antiguos')).toBeNull()
  })
})
