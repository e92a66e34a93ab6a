import { expect, it } from 'vitest'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvJob, CvSections } from '../read/cv-sections.ts'
import { did, verdictOf, years } from '../verdicts/verdicts.fixture.ts'

const job = (position: string, start: string, end: string, summary: string, more: Partial<CvJob> = {}): CvJob => ({
  position,
  start,
  end,
  summary,
  achievements: [],
  skills: [],
  ...more,
})

function workOf(title: string, ...experience: readonly CvJob[]) {
  return lineOf(title, { experience })
}

function lineOf(title: string, cv: Partial<CvSections>) {
  const item = explainMatch(vacancyOf([], { title }), candidateOf(cv)).items[0]
  return [item?.verdict, item?.sentence] as const
}

it('takes the post that stands inside of what a job tells', () => {
  const inside = job('Planta 3', '2020-01', '2022-12', 'Planta 3\nSoldadora. Portones.', { unnamed: true })
  expect(workOf('Soldador', inside)).toEqual(['CUMPLE', expect.stringContaining('3 años')])
})

it('counts a job that says only where it was with all the others, which are of one trade', () => {
  const bare = job('zona norte', '2019-01', '2021-12', 'zona norte', { unnamed: true })
  const jobs = [job('Cartero', '2013-01', '2015-12', 'Reparto a pie.'), job('Cartero', '2016-01', '2018-12', 'Moto.')]
  expect(workOf('Cartero', ...jobs, bare)[1]).toContain('9 años')
  const mixed = [job('Cartero', '2013-01', '2015-12', 'Reparto.'), job('Camarero', '2016-01', '2018-12', 'Mesas.')]
  expect(workOf('Cartero', ...mixed, bare)[1]).toContain('3 años')
})

it('does not take work done now and then for years of it', () => {
  const seldom = job('Cocinera', '2016-01', '2024-12', 'a ratos, en el bar de mi tía\nMenús.')
  const whole = job('Cocinera', '2025-01', '2025-10', 'Menús del día.')
  expect(workOf('Cocinera', seldom, whole)).toEqual(['CUMPLE', expect.stringContaining('10 meses')])
  expect(workOf('Cocinera', seldom)[0]).toBe('PARCIAL')
})

it('counts a summer as three months', () => {
  const summers = job('Heladero', '2021-07', '2023-06', 'Veranos 2021, 2022 y 2023. Obrador y mostrador.')
  expect(workOf('Heladero', summers)[1]).toContain('9 meses')
})

it('knows who cuts films and who runs a winery by what they tell', () => {
  expect(workOf('Editor de video', job('Montador', '2020-01', '2022-12', 'Documentales y videoclips.'))[0]).toBe(
    'CUMPLE',
  )
  expect(workOf('Editor de video', job('Montador', '2020-01', '2022-12', 'Estructuras de acero.'))[0]).not.toBe(
    'CUMPLE',
  )
  const cellar = job('Jefa de bodega', '2020-01', '2022-12', 'Vendimia, fermentaciones y trasiegos.')
  expect(workOf('Enólogo', cellar)[0]).toBe('CUMPLE')
  expect(workOf('Enólogo', job('Jefa de bodega', '2020-01', '2022-12', 'Picking y carga.'))[0]).not.toBe('CUMPLE')
  expect(
    lineOf('Enólogo', {
      summary: 'Vinos y barricas.',
      experience: [job('Encargado de bodega', '2020-01', '2022-12', '')],
    })[0],
  ).toBe('CUMPLE')
})

it('says what of a title the CV says was never done', () => {
  const [verdict, sentence] = lineOf('Guía de museo y montaña', {
    ...did('Guía de museo', 'Visitas en tres idiomas.'),
    summary: 'En montaña no he trabajado.',
  })
  expect([verdict, sentence]).toEqual(['PARCIAL', expect.stringContaining('descarta una parte')])
})

it('knows fishermen by their ships', () => {
  expect(verdictOf(years('Marinero de pesca', 2), did('Palangrero Nuevo Amanecer'))).toBe('CUMPLE')
})
