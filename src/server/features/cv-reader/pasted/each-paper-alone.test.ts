import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const papersOf = (heading: string, ...lines: string[]) => {
  const { certifications, courses } = readPastedText(
    ['Ximena d’Arcy-Ibarra Ñ.', 'Gasista', '', heading, ...lines].join('\n'),
  ).proposal.document
  return [
    ...certifications.map(
      ({ name, issuer, date, expires, credential_id }) =>
        `${name} @ ${issuer} ${date ?? ''}→${expires ?? ''} #${credential_id}`,
    ),
    ...courses.map(({ name, organisation, date }) => `${name} @ ${organisation} ${date ?? ''}`),
  ]
}

describe('papers below each other', () => {
  it('are not given out by the paper in the next line', () => {
    expect(
      papersOf(
        'DOCUMENTOS',
        'Cédula de agente naval, folio K0091, vence 03/2029',
        'Constancia de no deudor alimentario',
        'Cartilla de servicio liberada',
      ),
    ).toEqual([
      'Cédula de agente naval @  →2029-03 #K0091',
      'Constancia de no deudor alimentario @  → #',
      'Cartilla de servicio liberada @  → #',
    ])
  })

  it('are two where one is a card and the other no house', () => {
    expect(papersOf('DOCUMENTOS', 'Carné de sanidad, vence 07/27', 'Certiadulto')).toEqual([
      'Carné de sanidad @  →2027-07 #',
      'Certiadulto @  → #',
    ])
  })

  it('have none of the dates of their neighbours', () => {
    expect(
      papersOf(
        'CERTIFICACIONES',
        'Constancia de idoneidad con adultos mayores vigente',
        'Reanimación básica, IPSUR, 2021',
      ),
    ).toEqual(['Constancia de idoneidad con adultos mayores @  → #', 'Reanimación básica @ IPSUR 2021→ #'])
  })

  it('end where other things are told behind an empty line', () => {
    expect(
      papersOf(
        'CERTIFICACIONES',
        'Constancia de idoneidad con adultos mayores vigente',
        'Reanimación básica, IPSUR, 2021',
        '',
        'Pretensión de sueldo: $ 900.000',
      ),
    ).toHaveLength(2)
  })
})

describe('papers in one line', () => {
  it.each([
    [
      'Green Belt (ASQ, 2016) · CAPM (PMI #2288113, vence ago 2027) · Kaizen',
      ['Green Belt @ ASQ 2016→ #', 'CAPM @ PMI →2027-08 #2288113', 'Kaizen @  → #'],
    ],
    [
      'C, CAP en vigor hasta 05/2029, tarjeta de tacógrafo, ADR cisternas (caduca 2027), plataformista',
      [
        'C @  → #',
        'CAP en vigor @  →2029-05 #',
        'tarjeta de tacógrafo @  → #',
        'ADR cisternas @  →2027 #',
        'plataformista @  → #',
      ],
    ],
  ])('have each their own date and number: %s', (line, papers) => {
    expect(papersOf('CERTIFICACIONES', line)).toEqual(papers)
  })

  it('of who taught it, too', () => {
    expect(papersOf('CURSOS', 'Moodle (2019, 20hs), Convivencia escolar (Ministerio de Educación, 2022)')).toEqual([
      'Moodle @  2019',
      'Convivencia escolar @ Ministerio de Educación 2022',
    ])
  })
})

describe('how long a paper holds', () => {
  it.each([
    ['Carnet de fumigador (SENASA N° 7781, vto. 02/2028)', 'Carnet de fumigador @ SENASA →2028-02 #7781'],
    ['Libreta de marinero (Prefectura, vence 09/27)', 'Libreta de marinero @ Prefectura →2027-09 #'],
    ['Espacios confinados, vigente a 04-2026', 'Espacios confinados @  →2026-04 #'],
  ])('%s', (line, paper) => {
    expect(papersOf('CERTIFICADOS', line)).toEqual([paper])
  })
})
