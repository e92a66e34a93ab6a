import { describe, expect, it } from 'vitest'
import { readPastedText } from './rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'

describe('where somebody lives', () => {
  it.each([
    ['Camarera de sala — Lugo, con disponibilidad para mudarme', 'Lugo', 'ES'],
    ['Soldador · Trujillo, dispuesto a trasladarme', 'Trujillo', null],
    ['Albañil | Toro (Zamora)', 'Toro, Zamora', 'ES'],
    ['Costurera | Arévalo (Ávila)', 'Arévalo, Ávila', 'ES'],
  ])('«%s»', (line, city, country) => {
    const { basics } = read(person, line, '', 'EXPERIENCIA', 'Bar Faro, 2020 – 2022. Camarera.')
    expect(basics.city).toBe(city)
    if (country) expect(basics.country).toBe(country)
  })
})

describe('the time of a job', () => {
  it('is kept where years alone do not say it', () => {
    const [one, two] = read(
      person,
      '',
      'EXPERIENCIA',
      'Hostal Luna, Cuenca, 5 meses de 2023. Limpieza de habitaciones y lavandería.',
      'Panadería Sol, 2020–2021 (1 año y 2 meses). Dependienta, caja.',
    ).experience
    expect(one?.summary).toMatch(/^5 meses/)
    expect(two?.summary).toMatch(/^1 año y 2 meses/)
  })
})

describe('a job without a position', () => {
  const jobsOf = (headline: string, ...lines: string[]) =>
    read(person, headline, 'Lugo', '', 'EXPERIENCIA', ...lines).experience.map(({ position, company }) => [
      position,
      company,
    ])

  it('is the work that stands where the employer should', () => {
    expect(
      jobsOf('Dependienta', '2019  Atención telefónica de una aseguradora (Voz Clara), 4 meses: altas y bajas.'),
    ).toEqual([['Atención telefónica de una aseguradora', 'Voz Clara']])
  })

  it('is what somebody does, and not on whose account', () => {
    expect(
      jobsOf(
        'Transportista autónomo',
        'Autónomo con camión propio, 2018 – 2024. Rutas por Galicia.',
        'Asalariado, Portes Miño, 2012 – 2018. Camión rígido, ruta nacional.',
      ).map(([position]) => position),
    ).toEqual(['Transportista autónomo', 'Transportista'])
  })
})

describe('a word that means several things', () => {
  it('means the one of the group that it stands in', () => {
    const of = (line: string) => read(person, '', 'HABILIDADES', line).skills.map(({ skill_id }) => skill_id)
    expect(of('Electricidad domiciliaria: tomacorrientes, tablero')).toEqual(['electrical-work', 'electrical-panels'])
    expect(of('Carpintería: tablero')).toEqual([null])
  })
})

describe('the level of a technician', () => {
  it('is the one of the country', () => {
    const level = (place: string) =>
      read(person, place, '', 'ESTUDIOS', 'Técnica en Contabilidad, Instituto Sise, 2019').education[0]?.level
    expect(level('Arequipa, Perú')).toBe('FP_SUPERIOR')
    expect(level('Lugo, España')).toBe('FP_MEDIO')
  })
})
