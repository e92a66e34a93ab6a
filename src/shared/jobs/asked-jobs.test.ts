import { expect, it } from 'vitest'
import { queryOf, readAsked, searchAddress } from './asked-jobs.ts'
import { listJobs } from './jobs.ts'

const ADDRESS =
  '/?q=camarera&donde=Palma&modalidad=PRESENCIAL&jornada=PARCIAL&contrato=TEMPORAL&fecha=7&orden=recientes&salario=1300&moneda=EUR'

it("reads a visitor's filters out of the address and writes them back the same", () => {
  const asked = readAsked(new URL(ADDRESS, 'https://skillo.example').searchParams)
  if (!asked) throw new Error('it asks for something')
  expect(searchAddress(asked)).toBe(ADDRESS)
  expect(listJobs.query.parse(queryOf(asked))).toMatchObject({
    q: 'camarera Palma',
    modality: ['PRESENCIAL'],
    working_day: ['PARCIAL'],
    contract: ['TEMPORAL'],
    published_days: 7,
    sort: 'recientes',
    salary_min: 1300,
    salary_currency: 'EUR',
    salary_period: 'MES',
  })
})

it('leaves out what is no choice of ours', () => {
  const asked = readAsked(new URLSearchParams({ q: 'x', modalidad: 'toString', fecha: '999', salario: 'mucho' }))
  expect(asked?.filters).toEqual({})
})
