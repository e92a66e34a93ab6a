import { expect, it } from 'vitest'
import { candidateOf } from '../people.fixture.ts'
import { degree, did, tongue, unfinished } from '../verdicts/verdicts.fixture.ts'
import { saidLines } from './said-lines.ts'

const said = (cv: Parameters<typeof candidateOf>[0]) =>
  saidLines(candidateOf(cv), '').map(({ above, text }) => `${above} · ${text}`)

it('a language of the list is said once, with its level', () => {
  expect(said(tongue('en', 'B1'))).toEqual(['Idiomas · Inglés: B1'])
})

it('what was done stands under the work, its time and how long that was', () => {
  expect(said(did('Camarera', 'Cuadraba la caja.'))).toContain(
    'Camarero, 01/2020 - hoy (6 años y 11 meses) · Cuadraba la caja.',
  )
})

it('a job says the kind of house that it was in', () => {
  const { experience = [] } = did('Camarera', 'Cuadraba la caja.')
  expect(said({ experience: experience.map((job) => ({ ...job, places: ['HOTEL'] })) })).toContain(
    'Experiencia · Camarero, hotel, 01/2020 - hoy (6 años y 11 meses)',
  )
})

it('a study says of which level it is, and whether it goes on', () => {
  expect(said(degree('Administración y Finanzas', 'FP_SUPERIOR'))).toEqual([
    'Formación · Administración y Finanzas (técnico superior)',
  ])
  expect(said(unfinished('Derecho', 'GRADO'))).toEqual([
    'Formación · Derecho (grado, licenciatura o ingeniería, sin terminar)',
  ])
})

it('nothing tells of age, birth, origin, family or sex; years of work and who was cared for stay', () => {
  const summary = [
    'Soy enfermera y tengo 57 años.',
    'Nacionalidad marroquí.',
    'Nacida el 3 de mayo de 1969 en Oujda',
    'Estado civil: casada',
    'Edad: 57',
    'Tengo 15 años de experiencia en planta.',
    'Cuidados del recién nacido y citas médicas.',
  ].join('\n')
  expect(said({ summary }).map((line) => line.replace('Perfil · ', ''))).toEqual([
    'Soy enfermero y .',
    'Tengo 15 años de experiencia en planta.',
    'Cuidados del recién nacido y citas médicas.',
  ])
})
