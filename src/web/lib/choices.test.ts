import { expect, it } from 'vitest'
import { companySectors } from '#shared/companies/company-sectors.ts'
import { choicesByName } from './choices.ts'

it('sectors stand where people look for them', () => {
  const names = choicesByName(companySectors).map(({ label }) => label)
  expect(names.slice(0, 4)).toEqual([
    'Administración y oficinas',
    'Agricultura, ganadería y pesca',
    'Alimentación y bebidas',
    'Automoción',
  ])
  expect(names).toHaveLength(Object.keys(companySectors).length)
})
