import { expect, it } from 'vitest'
import { chosenFilters } from './asked-filters.ts'
import { queryOf, readAsked, searchAddress, searchTitle } from './asked-jobs.ts'
import { listJobs } from './jobs.ts'

const ADDRESS =
  '/?q=camarera&donde=Palma&area=dining-room&modalidad=PRESENCIAL&pais=ES&jornada=PARCIAL&contrato=TEMPORAL&fecha=7&orden=recientes&salario=1300&moneda=EUR'

it("reads a visitor's filters out of the address and writes them back the same", () => {
  const asked = readAsked(new URL(ADDRESS, 'https://skillo.example').searchParams)
  if (!asked) throw new Error('it asks for something')
  expect(searchAddress(asked)).toBe(ADDRESS)
  expect(listJobs.query.parse(queryOf(asked))).toMatchObject({
    q: 'camarera Palma',
    role_family: ['dining-room'],
    modality: ['PRESENCIAL'],
    country: ['ES'],
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
  const asked = readAsked(
    new URLSearchParams({
      q: 'x',
      modalidad: 'toString',
      fecha: '999',
      salario: 'mucho',
      pais: 'XX',
      area: '__proto__',
    }),
  )
  expect(asked?.filters).toEqual({})
})

it.each([
  ['/?jornada=PARCIAL', '/?jornada=PARCIAL'],
  ['/?area=kitchen&modalidad=', '/?area=kitchen'],
  ['/?q=&donde=&salario=1300&moneda=EUR', '/?salario=1300&moneda=EUR'],
  ['/?donde=Palma&pais=CO', '/?donde=Palma&pais=CO'],
  ['/?q=&donde=&jornada=', '/?q='],
])('%s is a question of its own', (typed, written) => {
  const asked = readAsked(new URL(typed, 'https://skillo.example').searchParams)
  expect(asked && searchAddress(asked)).toBe(written)
})

it.each(['/', '/?utm_source=x', '/?orden=recientes', '/?jornada=NUNCA'])('%s asks nothing', (typed) => {
  expect(readAsked(new URL(typed, 'https://skillo.example').searchParams)).toBeNull()
})

it('says each filter, and takes it away without the others', () => {
  const asked = readAsked(new URL(ADDRESS, 'https://skillo.example').searchParams)
  const chosen = chosenFilters(asked?.filters ?? {})
  expect(chosen.map(({ label }) => label)).toEqual([
    'Sala y barra',
    'Presencial',
    'España',
    'Jornada parcial',
    'Temporal',
    'Última semana',
    'Desde 1300 € al mes',
  ])
  for (const { others } of chosen) expect(chosenFilters(others)).toHaveLength(chosen.length - 1)
  const withoutPay = chosen.at(-1)?.others ?? {}
  expect(searchAddress({ q: '', place: '', filters: withoutPay })).not.toContain('moneda')
})

it('is called by its area where it has no words', () => {
  const filters = { role_family: 'kitchen' }
  expect(searchTitle({ q: '', place: '', filters })).toBe('Empleos en Cocina')
  expect(searchTitle({ q: 'pan', place: 'Lugo', filters })).toBe('Empleos de pan en Lugo')
  expect(searchTitle({ q: '', place: '', filters: { modality: 'REMOTO' } })).not.toBe(searchTitle({ q: '', place: '' }))
})
