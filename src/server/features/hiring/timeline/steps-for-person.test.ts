import { expect, it } from 'vitest'
import type { StepKind } from '#shared/hiring/application.ts'
import { stepsForPerson } from './steps-for-person.ts'

const move = (second: number, from_label: string, to_label: string, kind: StepKind = 'MOVED') => ({
  kind,
  at: new Date(second * 1000),
  from_label,
  to_label,
})
const words = (...steps: ReturnType<typeof move>[]) =>
  stepsForPerson(steps).map(({ kind, from_label, to_label }) => `${kind} ${from_label}→${to_label}`)

it('a card that only bounced is no news, least of all a hire by mistake', () => {
  expect(words(move(0, 'Nuevas', 'Contratada', 'HIRED'), move(8, 'Contratada', 'Nuevas'))).toEqual([])
  expect(words(move(0, 'Nuevas', 'Prueba'), move(8, 'Prueba', 'Oferta'))).toEqual(['MOVED Nuevas→Oferta'])
})

it('what lay for longer was told, and stays', () => {
  const hired = move(0, 'Oferta', 'Contratada', 'HIRED')
  expect(words(hired, move(60, 'Contratada', 'Oferta'))).toEqual(['HIRED Oferta→Contratada', 'MOVED Contratada→Oferta'])
  expect(words(move(-60, 'En revisión', 'En revisión'), hired)).toEqual(['HIRED Oferta→Contratada'])
})
