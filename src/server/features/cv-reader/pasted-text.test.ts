import { describe, expect, it } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { readPastedText } from './rules-alone.ts'

describe('pasted text', () => {
  it('is read like a file, whatever order and signs it has', () => {
    const { proposal } = readPastedText(`
JUAN CARLOS ÁLVAREZ SOTO
Mozo de almacén
Tel: 655 123 987 | juan.alvarez@example.com
C/ del Pez 14, 28004 Madrid

EXPERIENCIA LABORAL
Logística Henares, S.A. - Mozo de almacén
Enero 2020 - Actualidad
* Preparación de pedidos con pistola.
* Carga y descarga.
Supermercados La Huerta - Reponedor
03/2017 - 12/2019

FORMACIÓN
Graduado en ESO, IES Gran Vía (2012)

Idiomas: español nativo, inglés básico
Habilidades: carretilla elevadora, inventarios
Carnet de conducir: B
`)
    const { document } = proposal
    expect(document.basics).toMatchObject({
      full_name: 'Juan Carlos Álvarez Soto',
      headline: 'Mozo de almacén',
      phone: '655 123 987',
      city: 'Madrid',
      country: 'ES',
    })
    expect(document.experience).toMatchObject([
      {
        company: 'Logística Henares, S.A.',
        position: 'Mozo de almacén',
        start: '2020-01',
        current: true,
        achievements: ['Preparación de pedidos con pistola.', 'Carga y descarga.'],
      },
      { company: 'Supermercados La Huerta', position: 'Reponedor', start: '2017-03', end: '2019-12' },
    ])
    expect(document.education).toMatchObject([{ institution: 'IES Gran Vía', end: '2012', level: 'SECUNDARIA' }])
    expect(document.languages).toMatchObject([
      { language: 'es', overall: 'NATIVO' },
      { language: 'en', overall: 'A2' },
    ])
    expect(document.skills.map(({ name }) => name)).toEqual(['carretilla elevadora', 'inventarios'])
    expect(document.certifications.map(({ name }) => name)).toEqual(['Carnet de conducir: B'])
  })

  it('keeps the head of what is too long for its field and the rest in a section of its own', () => {
    const long = 'Texto largo que sigue. '.repeat(90).trim()
    const { proposal } = readPastedText(`Ana Torres\nCamarera\n\nPerfil\n${long}\n\nIdiomas\nInglés B2\n`)
    expect(proposal.document.summary.length).toBeLessThanOrEqual(1_200)
    const rest = proposal.document.custom.flatMap(({ items }) => items.map(({ text }) => text))
    expect([proposal.document.summary, ...rest, ...proposal.unplaced_text].join(' ')).toBe(long)
  })

  it.each([
    ['nothing but signs', '— — — *** /// '.repeat(30)],
    ['one endless word', 'a'.repeat(40_000)],
    ['thousands of short lines', 'x\n'.repeat(19_000)],
    ['thousands of dates', '2019 - 2020\n'.repeat(3_000)],
    ['thousands of headings', 'Experiencia\n'.repeat(3_000)],
    ['nothing but commas', `Habilidades\n${'a,'.repeat(19_000)}`],
    ['open brackets', `Idiomas\n${'('.repeat(20_000)}`],
  ])('may be %s', (_, text) => {
    try {
      expect(cvDocument.safeParse(readPastedText(text).proposal.document).success).toBe(true)
    } catch (error) {
      expect(error).toMatchObject({ code: 'import_no_text' })
    }
  })
})
