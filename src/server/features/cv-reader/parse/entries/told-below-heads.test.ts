import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const jobsOf = (...lines: string[]) =>
  read(
    'Nerea Olabarri-Quintela',
    'Valladolid · 600 000 111',
    '',
    'EXPERIENCIA',
    '',
    ...lines,
    '',
    'ESTUDIOS',
    'Bachillerato, IES del Duero, 2010',
  ).experience

describe('what is told right below a job', () => {
  it('stays with it, though it names another time', () => {
    const jobs = jobsOf(
      'Quesería Monte Alto (Zamora) – Responsable de obrador',
      'Marzo 2019 – actualidad',
      'Llevo el obrador entero, con 3 operarios fijos y 6 temporeros. Controlo el cuajo, la salmuera y las cámaras, y firmo los registros de sanidad de cada lote que sale. Desde 2022 elaboramos también yogur y una torta de oveja.',
      '',
      'Lácteos del Esla – Auxiliar de laboratorio',
      'Enero 2015 – febrero 2019',
      'Acidez, grasa y antibióticos.',
    )
    expect(jobs.map(({ position, start }) => `${position} ${start}`)).toEqual([
      'Responsable de obrador 2019-03',
      'Auxiliar de laboratorio 2015-01',
    ])
    expect(jobs[0]?.summary).toContain('torta de oveja')
  })

  it('stays with it, though it tells where and since when somebody worked', () => {
    const [first, second] = jobsOf(
      'Taller Hermanos Ruano – área de chapa – 2015 a 2023',
      'Soldador B. Dos cabinas. Trabajaba unas 6 piezas al día. Sacaba el tono con la carta y, si no daba, lo corregía con el jefe en la mesa. Desde 2020 todo al agua. Lijado, imprimación y pulido. Muy pocas devoluciones.',
      '',
      'Carrocerías Pisuerga – 2009 a 2015',
      'Lijador y pintor. Masillado, papel y cinta.',
    )
    expect(first).toMatchObject({ company: 'Taller Hermanos Ruano', position: 'Soldador B' })
    expect(second?.position).toBe('Lijador y pintor')
    expect(first?.summary).toContain('Sacaba el tono')
  })
})

describe('months', () => {
  it('«febrero y marzo 2022» is two of them', () => {
    expect(jobsOf('Librería Papel, dependienta. Febrero y marzo 2022.')).toMatchObject([
      { start: '2022-02', end: '2022-03' },
    ])
  })

  it('of every year are not the month in which the years begin', () => {
    expect(jobsOf('Camping Las Dunas – Socorrista – cada temporada de mayo a septiembre, 2014 – 2019')).toMatchObject([
      { start: '2014', end: '2019' },
    ])
  })
})
