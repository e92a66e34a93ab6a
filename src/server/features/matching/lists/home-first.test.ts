import fc from 'fast-check'
import { expect, it } from 'vitest'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { candidateOf, vacancyOf } from '../engine/people.fixture.ts'
import type { WorkWishes } from '../engine/types.ts'
import { homeFirst } from './home-first.ts'
import { INSIDE, orderOf, PARTS } from './order.ts'

const towns = taxonomy().places.filter(({ kind, region_id }) => kind === 'CITY' && region_id !== undefined)
const aTown = fc.constantFrom(...towns)
const office = ({ country, name, region_id }: (typeof towns)[number]) => ({
  modality: 'PRESENCIAL' as const,
  locations: [{ country, region: taxonomy().place(region_id ?? '')?.name ?? null, city: name }],
})
const living = ({ country, name }: (typeof towns)[number], wishes: Partial<WorkWishes> = {}) => {
  const work: WorkWishes = { modalities: [], contracts: [], countries: [], relocate: null, ...wishes }
  return candidateOf({}, { home: { city: name, country }, work })
}

function placed(town: (typeof towns)[number], person: ReturnType<typeof living>) {
  const vacancy = vacancyOf([], office(town))
  const order = orderOf(vacancy, person, 0, false, true)
  if (!order) throw new Error('it was asked for')
  return homeFirst(order, vacancy, person, false)
}

it('puts the same job at home before the same job anywhere else, whatever somebody says of moving', () => {
  fc.assert(
    fc.property(aTown, aTown, fc.constantFrom(true, false, null), (home, other, relocate) => {
      const person = living(home, { relocate })
      const [here, there] = [placed(home, person), placed(other, person)]
      expect(here.far).toBe(false)
      expect(here.key).toBeGreaterThanOrEqual(there.key)
      if (vacancyOf([], office(other)).distanceFrom(person.home) !== 'HOME') expect(here.key).toBeGreaterThan(there.key)
    }),
    { numRuns: 200 },
  )
})

const named = (id: string) => {
  const town = towns.find((one) => one.id === id)
  if (!town) throw new Error(id)
  return town
}

it.each<[string, string, WorkWishes['relocate'], boolean]>([
  ['PE-LIM-lima', 'PE-LAL-trujillo', null, true],
  ['PE-LIM-lima', 'PE-LAL-trujillo', false, true],
  ['PE-LIM-lima', 'PE-LAL-trujillo', true, false],
  ['PE-LIM-san-juan-de-lurigancho', 'PE-CAL-callao', false, false],
  ['ES-IB-palma', 'ES-IB-manacor', false, false],
  ['ES-IB-palma', 'ES-CT-barcelona', null, true],
])('who lives in %s finds %s far when «me mudaría» is %s: %s', (home, other, relocate, far) => {
  const there = placed(named(other), living(named(home), { relocate }))
  expect(there.far).toBe(far)
  // A group of its own, between what fits and what other conditions speak against.
  if (far) expect(there.key).toBeLessThan(INSIDE - PARTS)
})

it('leaves a vacancy first whose company asked for the person', () => {
  const person = living(named('PE-LIM-lima'))
  const vacancy = vacancyOf([], office(named('PE-LAL-trujillo')))
  expect(homeFirst({ key: 7, outside: false }, vacancy, person, true)).toEqual({ key: 7, far: false })
})
