import { describe, expect, it } from 'vitest'
import { type Requirement, requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvJob, CvSections } from '../read/cv-sections.ts'

const ID = '00000000-0000-4000-8000-000000000007'
const asked = (type: string, value: object): Requirement =>
  requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
const job = (position: string, start: string, end: string, summary = '', more: Partial<CvJob> = {}): CvJob => ({
  position,
  start,
  end,
  summary,
  achievements: [],
  skills: [],
  ...more,
})

function sentences(title: string, years: object | null, cv: Partial<CvSections>): string[] {
  const demands = years === null ? [] : [asked('ROLE_EXPERIENCE', years)]
  return explainMatch(vacancyOf(demands, { title }), candidateOf(cv)).items.map(({ sentence }) => sentence)
}

describe('years', () => {
  it('of an assistant of another matter are none of whoever began as one', () => {
    const experience = [
      job('Asistente y luego analista de compras', '2022-01', '2024-12'),
      job('Asistente de vinculación', '2018-01', '2021-12'),
    ]
    const headline = 'Asistente y luego analista de compras'
    const [own] = sentences('Analista de compras', null, { headline, experience })
    expect(own).toContain('3 años como «Asistente y luego analista de compras»')
  })

  it('in a shop for creams are near to those in a pharmacy', () => {
    const experience = [
      job('Técnica en farmacia', '2022-01', '2024-12', 'Cremas y solares.', { places: ['PARAFARMACIA'] }),
      job('Técnica en farmacia', '2020-01', '2021-12', 'Recetas y pedidos.', { places: ['FARMACIA'] }),
    ]
    const name = 'Técnica en farmacia en oficina de farmacia'
    const [, years] = sentences('Técnica en farmacia', { name, min_years: 1 }, { experience })
    expect(years).toContain('2 años como «Técnica en farmacia»')
  })

  it('of wiring houses are near to those in a plant', () => {
    const experience = [
      job('Electricista', '2020-01', '2023-12', 'Instalaciones en viviendas y locales comerciales.'),
      job('Eléctrico de planta', '2018-01', '2019-12', 'Tableros y motores de la línea.'),
    ]
    const [own] = sentences('Electricista industrial', null, { experience })
    expect(own).toContain('2 años como «Eléctrico de planta»')
  })

  it('of near work leave out what is much less near', () => {
    const experience = [
      job('Enfermera de pediatría', '2022-01', '2023-12', 'Vacunas y triaje.'),
      job('Recepcionista', '2012-01', '2021-12', 'Citas y teléfono.'),
    ]
    const years = { name: 'Enfermera de UCI', min_years: 6 }
    const [, said] = sentences('Enfermera de UCI', years, { experience })
    expect(said).toContain('2 años como «Enfermera de pediatría»')
  })

  it('in a mine are years in mining', () => {
    const experience = [job('Maestro soldador', '2018-01', '2020-12', 'Blindajes.', { places: ['MINA'] })]
    const mining = asked('SKILL', { name: 'Minería', skill_id: 'mining', min_years: 1 })
    expect(explainMatch(vacancyOf([mining]), candidateOf({ experience })).items[0]?.verdict).toBe('CUMPLE')
  })

  it('tell a kind of work by a skill that is called like it', () => {
    const experience = [
      job('Mecánico B', '2018-01', '2022-12', 'Autobuses de dos pisos: turbos, diferenciales, cambio de bandas.'),
    ]
    expect(sentences('Mecánico diésel', null, { experience })[0]).toContain('5 años como «Mecánico B»')
  })
})
