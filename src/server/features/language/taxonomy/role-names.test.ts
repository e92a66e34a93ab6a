import { describe, expect, it } from 'vitest'
import { normaliseTitle } from '../normalise/title.ts'
import { roleName } from './role-names.ts'
import { taxonomy } from './taxonomy.ts'

const { roles, role } = taxonomy()
const nameOf = (id: string) => {
  const found = role(id)
  return found && roleName(found)
}

/** The words that say who, without names of products. */
const whoOf = (name: string) =>
  name
    .split(/ (?:de|del|en|y) /, 1)
    .flatMap((part) => part.split(' '))
    .filter((word, at) => at === 0 || !/^\p{Lu}/u.test(word))

const ONE_FORM = /(?:o|or|ón|ín|jefe|juez|matrona|sastre)$/i

describe('names of roles that people read', () => {
  it.each([
    ['nurse', 'Enfermero/a'],
    ['electronics-technician', 'Técnico/a electrónico/a'],
    ['head-chef', 'Jefe/a de cocina'],
    ['hotel-housekeeper', 'Camarero/a de pisos'],
    ['administrative-assistant', 'Auxiliar administrativo/a'],
    ['shop-assistant', 'Dependiente/a'],
    ['go-developer', 'Desarrollador/a Go'],
    ['data-analyst', 'Analista de datos'],
    ['airline-pilot', 'Piloto de aviación'],
    ['product-owner', 'Product owner'],
    ['qa-tester', 'QA tester'],
  ])('%s is «%s»', (id, name) => expect(nameOf(id)).toBe(name))

  it('fit everybody: none is masculine or feminine only', () => {
    const epicene = ['airline-pilot', 'drone-pilot', 'elected-official', 'fashion-model']
    const alone = roles
      .filter(({ id }) => !epicene.includes(id))
      .map((one) => ({ id: one.id, name: roleName(one) }))
      .filter(({ name }) => !/ o /.test(name) && whoOf(name).some((word) => ONE_FORM.test(word)))
    expect(alone).toEqual([])
  })

  it('lead back to their role when somebody picks one', () => {
    const lost = roles.filter((one) => normaliseTitle(roleName(one)).role_id !== one.id)
    expect(lost.map((one) => `${one.id}: ${roleName(one)}`)).toEqual([])
  })
})
