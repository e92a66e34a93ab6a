import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { PEOPLE } from '../fixtures/people.ts'
import { toContent } from '../fixtures/to-content.ts'
import { readFile } from '../rules-alone.ts'

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value))

describe('JSON Resume', () => {
  it.each([
    ['Valencia, ES', 'Valencia', 'ES'],
    ['Medellín, CO', 'Medellín', 'CO'],
    ['San Francisco, CA', 'San Francisco', null],
    ['Austin, TX', 'Austin', 'US'],
    ['Getxo, España', 'Getxo', 'ES'],
  ])('takes no state for a country: %s', async (location, city, country) => {
    const { proposal } = await readFile(json({ work: [{ name: 'Acme', position: 'Analyst', location }] }))
    expect(proposal.document.experience[0]).toMatchObject({ city, country })
  })

  it('keeps the level that somebody chose beside their own words for it', async () => {
    const languages = [
      { language: 'Francés', fluency: 'me defiendo', level: 'B2' },
      { language: 'Inglés', fluency: 'intermedio' },
    ]
    const { proposal } = await readFile(json({ languages }))
    expect(proposal.document.languages).toMatchObject([
      { language: 'fr', overall: 'B2', said: 'me defiendo' },
      { language: 'en', overall: 'B1', said: 'intermedio' },
    ])
    expect(proposal.unplaced_text).not.toContain('me defiendo')
  })

  it('is read with everything that it may say', async () => {
    const { source, proposal } = await readFile(
      json({
        $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
        basics: {
          name: 'Iván Pérez',
          label: 'Analista',
          email: 'ivan@example.com',
          phone: '600 111 222',
          url: 'https://ivan.example.com',
          summary: 'Analista de datos.',
          location: {
            address: 'Calle Luna 3',
            postalCode: '28004',
            city: 'Madrid',
            countryCode: 'ES',
            region: 'Madrid',
          },
          profiles: [{ network: 'GitHub', username: 'ivan', url: 'https://github.com/ivan' }],
        },
        work: [
          {
            name: 'Banco Río',
            position: 'Analista',
            startDate: '2020-02-01',
            summary: 'Riesgos.',
            highlights: ['Ahorré 2 M€'],
            url: 'https://rio.example.com',
          },
        ],
        education: [
          {
            institution: 'Universidad de Vigo',
            studyType: 'Grado',
            area: 'Estadística',
            startDate: '2012',
            endDate: '2016',
            score: '8,1',
            courses: ['Series temporales'],
          },
        ],
        skills: [{ name: 'Datos', level: 'Master', keywords: ['SQL', 'Python'] }],
        languages: [{ language: 'Inglés', fluency: 'C1' }],
        certificates: [{ name: 'Scrum', date: '2021-05-01', issuer: 'Scrum.org', url: 'https://scrum.example.com' }],
        interests: [{ name: 'Ajedrez' }],
        references: [{ name: 'Eva Gil', reference: 'Gran compañero' }],
        projects: [{ name: 'Mapa', description: 'Mapa de ruido', keywords: ['R'], url: 'http://inseguro.example.com' }],
        volunteer: [{ organization: 'Cruz Azul', position: 'Monitor', startDate: '2015' }],
        hobby: 'Cometas',
      }),
    )
    const { document } = proposal
    expect(source).toBe('JSON_RESUME')
    expect(document.basics).toMatchObject({
      full_name: 'Iván Pérez',
      city: 'Madrid',
      country: 'ES',
      phone: '600 111 222',
    })
    expect(document.basics.links).toHaveLength(2)
    expect(document.experience).toMatchObject([
      {
        company: 'Banco Río',
        start: '2020-02',
        current: true,
        achievements: ['Ahorré 2 M€'],
        company_url: 'https://rio.example.com',
      },
    ])
    expect(document.education).toMatchObject([
      { degree: 'Grado', field: 'Estadística', grade: '8,1', notes: 'Series temporales' },
    ])
    expect(document.skills.map(({ name, group }) => [name, group])).toEqual([
      ['SQL', 'Datos'],
      ['Python', 'Datos'],
    ])
    expect(document.languages).toMatchObject([{ language: 'en', overall: 'C1' }])
    expect(document.projects).toMatchObject([{ name: 'Mapa', url: '' }])
    expect(proposal.unplaced_text).toEqual(
      expect.arrayContaining(['Calle Luna 3', 'Master', 'Cometas', 'http://inseguro.example.com']),
    )
    expect(cvDocument.safeParse(document).success).toBe(true)
  })

  it('may have the wrong types everywhere', async () => {
    const { proposal } = await readFile(
      json({
        basics: { name: 7, location: 'x' },
        work: 'no',
        education: [null, 3, {}],
        skills: [{ keywords: 5 }],
        languages: [[]],
      }),
    )
    expect(cvDocument.safeParse(proposal.document).success).toBe(true)
  })
})

describe('our own JSON', () => {
  it('comes back as it was', async () => {
    const content = toContent(PEOPLE.nurse ?? expect.fail())
    const { source, proposal } = await readFile(json({ format: 'skillo-cv', version: 1, content }))
    expect(source).toBe('SKILLO_JSON')
    expect(proposal.document).toEqual(content.document)
    expect(new Set(Object.values(proposal.confidence))).toEqual(new Set(['ALTA']))
  })
})
