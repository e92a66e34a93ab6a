import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const studiesOf = (...lines: string[]) =>
  readPastedText(
    ['Íñigo D’Ors-Vélez', 'Tornero', '', 'FORMACIÓN', ...lines].join('\n'),
  ).proposal.document.education.map(
    ({ degree, institution, start, end, notes }) => `${degree} @ ${institution} ${start ?? ''}–${end ?? ''} (${notes})`,
  )

describe('a study', () => {
  it('whose name the page broke is whole, and each has its own time', () => {
    expect(
      studiesOf(
        'ESIC, Universidad Rey Juan Carlos',
        'Licenciada en Investigación y Técnicas',
        'de Mercado (plan nuevo)',
        '2001 – 2006',
        '',
        'Deusto Business School',
        'Executive MBA',
        '2014',
      ),
    ).toEqual([
      'Licenciada en Investigación y Técnicas de Mercado (plan nuevo) @ ESIC, Universidad Rey Juan Carlos 2001–2006 ()',
      'Executive MBA @ Deusto Business School –2014 ()',
    ])
  })

  it.each([
    [
      ['4° medio, Liceo Industrial de Lota, 2001', 'CFT Los Lagos: Técnico en Minería (3 semestres, congelado)'],
      'Técnico en Minería @ CFT Los Lagos – (3 semestres, congelado)',
    ],
    [
      ['Profesorado de Danza - Instituto Superior Norte - 2015', 'Traductorado de Francés (2do año, abandonado)'],
      'Traductorado de Francés (2do año, abandonado) @  – ()',
    ],
  ])('that was broken off is none of what is told of the one above: %j', (lines, study) => {
    expect(studiesOf(...lines)[1]).toBe(study)
  })

  it.each([
    [
      'Especialización en Suelos, Universidad Austral, 2019 (cursada completa, adeuda tesina)',
      'Especialización en Suelos @ Universidad Austral –2019 (cursada completa, adeuda tesina)',
    ],
    [
      'TÉCNICO        : Soldadura Industrial - SENATI (inconcluso)',
      'TÉCNICO: Soldadura Industrial @ SENATI – (inconcluso)',
    ],
    ['Primaria terminada, Primaria Federal 112', 'Primaria terminada @ Primaria Federal 112 – ()'],
    ['Licenciatura en Danza en la UDLAP (2009-2013)', 'Licenciatura en Danza @ UDLAP 2009–2013 ()'],
  ])('is told from its house and how far it went: %s', (line, study) => {
    expect(studiesOf(line)).toEqual([study])
  })

  it('of a form has its centre', () => {
    expect(
      studiesOf(
        'Fechas  2014 - 2016',
        'Cualificación obtenida  Técnico Superior en Óptica',
        'Nombre y tipo del centro de estudios  CIFP Ribera',
      ),
    ).toEqual(['Técnico Superior en Óptica @ CIFP Ribera 2014–2016 ()'])
  })
})
