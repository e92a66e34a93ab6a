import { expect, it } from 'vitest'
import { jobPreferences } from '#shared/accounts/users.ts'
import { cvWishes } from '#shared/cvs/cv-imports.ts'
import { wishRows, withWishes } from './wish-rows.ts'

const soles = (amount: number) => ({ amount, currency: 'PEN', period: 'MES' }) as const
const wishes = cvWishes.parse({
  min_salary: soles(300_000),
  availability: 'INMEDIATA',
  relocate: true,
  modalities: ['REMOTO', 'HIBRIDO'],
})

it('says what the CV says and the preferences do not', () => {
  expect(wishRows(wishes, jobPreferences.parse({}))).toEqual([
    { key: 'min_salary', label: 'Quieres ganar desde 3.000 PEN al mes', now: '' },
    { key: 'availability', label: 'Puedes empezar: de inmediato', now: '' },
    { key: 'relocate', label: 'Cambiarías de ciudad o país', now: '' },
    { key: 'modalities', label: 'Buscas trabajo remoto o híbrido', now: '' },
  ])
  expect(wishRows(cvWishes.parse({}), jobPreferences.parse({}))).toEqual([])
})

it('says what the preferences say instead, and nothing of what they say too', () => {
  const said = jobPreferences.parse({ ...wishes, min_salary: soles(250_000) })
  expect(wishRows(wishes, said)).toEqual([
    {
      key: 'min_salary',
      label: 'Quieres ganar desde 3.000 PEN al mes',
      now: 'Quieres ganar desde 2.500 PEN al mes',
    },
  ])
})

it('changes only what the person chose', () => {
  const said = jobPreferences.parse({ min_salary: soles(250_000), roles: ['Cocinera'] })
  expect(withWishes(said, wishes, ['relocate'])).toEqual({ ...said, relocate: true })
})
