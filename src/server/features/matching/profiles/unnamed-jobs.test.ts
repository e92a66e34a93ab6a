import { expect, it } from 'vitest'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { aJob, contentWith } from '#tests/support/cvs.ts'
import { explainMatch } from '../engine/match.ts'
import { candidateOf, vacancyOf } from '../engine/people.fixture.ts'
import { evidenceOf } from './evidence.ts'

const personOf = (summary: string, experience: object[], headline = '') =>
  candidateOf(
    evidenceOf(contentWith({ summary, basics: { headline }, experience: experience.map(aJob) } as Partial<CvDocument>)),
  )
const lineOf = (title: string, person: ReturnType<typeof personOf>) => {
  const [line] = explainMatch(vacancyOf([], { title }), person).items
  return [line?.verdict, line?.sentence]
}
const unnamed = (summary: string, more: object = {}) => ({
  position: '',
  start: '2012-01',
  end: '2019-12',
  summary,
  ...more,
})

it('gives jobs without a position the trade that their writer calls themselves, where they tell of it', () => {
  const jobs = [
    unnamed('Bizcochos, roscones y pan de masa madre cada madrugada. Panadería tradicional.'),
    { position: 'Cajera', start: '2020-02', end: '2021-03', summary: 'Cobro y atención al público.' },
  ]
  expect(lineOf('Panadero/a', personOf('Panadera de tercera generación. Madrugo sin problema.', jobs))).toEqual([
    'CUMPLE',
    expect.stringContaining('8 años como «Panadera»'),
  ])
})

it('hears the trade also in the kind of house, for work of which only says how it was done', () => {
  const jobs = [
    unnamed('Campaña de Navidad y encargos.', { position: 'Contrato de temporada', company: 'Floristería Azul' }),
  ]
  expect(lineOf('Florista', personOf('Soy florista por herencia.', jobs))[0]).toBe('CUMPLE')
  expect(lineOf('Florista', personOf('Soy contable por herencia.', jobs))[1]).not.toContain('contable')
})

it('says what a job tells where nobody calls it anything, and counts its trade', () => {
  const jobs = [
    unnamed('Baldosas levantadas y vueltas a poner. Alicatado de baños, alicatado de cocinas.', {
      company: 'Obras Ruiz',
    }),
  ]
  expect(lineOf('Alicatador', personOf('', jobs))[1]).toContain(
    'un trabajo que cuenta así: «Baldosas levantadas y vueltas a poner»',
  )
})

it('leaves jobs of another matter what they are', () => {
  const jobs = [unnamed('Matrículas, certificados y archivo de expedientes.')]
  expect(lineOf('Panadero/a', personOf('Panadera de tercera generación.', jobs))[0]).not.toBe('CUMPLE')
})

it('counts the current work of whoever has no headline, and names no position', () => {
  const jobs = [unnamed('Soldadura de barandillas y portones de hierro.', { end: null, current: true })]
  expect(lineOf('Soldador', personOf('', jobs))[1]).toContain('Soldadura de barandillas')
})

it('knows the trade of a job by what it tells, though nothing of it is a name of the taxonomy', () => {
  const told =
    'Quince cuartos por turno: sábanas, toallas, baño y moqueta; reponía el minibar y avisaba de las averías.'
  const jobs = [unnamed(told), { position: 'Dependienta', start: '2020-02', end: '2021-03', summary: 'Caja.' }]
  expect(lineOf('Camarera de pisos', personOf('', jobs))).toEqual([
    'CUMPLE',
    expect.stringContaining('un trabajo que cuenta así: «Quince cuartos por turno'),
  ])
  expect(lineOf('Contable', personOf('', jobs))[0]).not.toBe('CUMPLE')
})

it('hears it also where the position says where and not as what', () => {
  const told =
    'Sueros y curas a los perros ingresados, esterilizaba el material y vigilaba al gato durante la operación.'
  const asVet = (position: string) => lineOf('Auxiliar veterinario', personOf('', [unnamed(told, { position })]))[0]
  expect(asVet('Planta y quirófano')).toBe('CUMPLE')
})

it('calls a job by the first thing that it tells, and not by when it was', () => {
  const jobs = [unnamed('otoño de 2018\n(sep-nov)\nPrensado de aceituna, limpieza de tolvas.')]
  expect(personOf('', jobs).jobs[0]?.fact.position).toBe('Prensado de aceituna')
})

it('tells of a second time at the same house what is told of the first', () => {
  const told =
    'Quince cuartos por turno: sábanas, toallas, baño y moqueta; reponía el minibar y avisaba de las averías.'
  const season = (year: number, summary: string) => ({
    position: '',
    company: 'Hotel Playa Clara',
    start: `${year}-05`,
    end: `${year}-10`,
    summary,
  })
  expect(lineOf('Camarera de pisos', personOf('', [season(2023, told), season(2022, '')]))[1]).toContain('1 año')
})

it('counts a job whose first sentence is long', () => {
  const told =
    'Levantaba tabiques y muros de carga con el resto de la cuadrilla en las viviendas que la empresa rehabilitaba por toda la comarca, y al final revocaba y enlucía.'
  expect(lineOf('Albañil', personOf('', [unnamed(told)]))[0]).toBe('CUMPLE')
})
