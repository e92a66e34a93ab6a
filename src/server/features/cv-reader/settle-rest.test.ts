import { describe, expect, it } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { readPastedText } from './rules-alone.ts'

const HEAD =
  'Nuria Etxeberria O’Shea\nDiseñadora de producto\nnuria@example.com\n\nEXPERIENCIA\nDiseñadora UX\nBodegas Ñandú\n2019 - 2023\n'

const read = (rest: string) => readPastedText(`${HEAD}\nOTROS\n${rest}\n`).proposal
const own = (rest: string) => read(rest).document.custom.flatMap(({ items }) => items.map(({ text }) => text))

describe('what no section claims', () => {
  it.each([
    'CURRICULUM VITAE',
    'Referencias disponibles a petición de la empresa',
    'REFERENCIAS A SOLICITUD',
    'Página 2 de 3',
    'Buenos días, les dejo mis datos para el puesto de bodega',
    'Quedo a su disposición para una entrevista personal',
    'Autorizo el tratamiento de mis datos personales para procesos de selección',
    'Declaro bajo juramento que todos los datos son verdaderos',
    'Lugar y fecha: Lima, 3 de mayo de 2026',
    'Jornada completa',
  ])('is left on its page where every CV says it: %s', (line) => {
    const { document, unplaced_text } = read(line)
    expect([document.custom, document.summary, unplaced_text]).toEqual([[], '', []])
  })

  it.each([
    'DNI: 00000000-T',
    'Estado civil: casada, dos hijos en edad escolar',
    'Fecha de nacimiento: 3 de mayo de 1990',
    'Disponibilidad inmediata, turnos rotativos no hay problema',
  ])('is for the person alone where it is private: %s', (line) => {
    const { document, unplaced_text } = read(line)
    expect(document.custom).toEqual([])
    expect(unplaced_text).toEqual([line])
  })

  it('is a list of skills where it names them', () => {
    const { document, unplaced_text } = read('uso: figma, maze, hotjar, miro')
    expect(document.skills.map(({ name }) => name)).toEqual(['figma', 'maze', 'hotjar', 'miro'])
    expect(unplaced_text.join()).not.toContain('figma')
  })

  it('is the profile where there is none and a sentence tells of work', () => {
    const line = 'Doce años poniendo en marcha sistemas de gestión en talleres que juraban no necesitarlos.'
    const { document, confidence } = read(line)
    expect(document.summary).toBe(line)
    expect(confidence.summary).toBe('BAJA')
  })

  it('stands in a section of its own that can be struck', () => {
    const { document, confidence } = read('También hacía pruebas con personas usuarias')
    expect(own('También hacía pruebas con personas usuarias')).toEqual(['También hacía pruebas con personas usuarias'])
    expect(document.sections.at(-1)).toEqual({ key: `custom:${document.custom[0]?.id}`, title: null, hidden: false })
    expect(confidence['custom.0.items.0.text']).toBe('BAJA')
    expect(cvDocument.safeParse(document).success).toBe(true)
  })

  it.each([
    'Entre 2021 y 2023 paré para cuidar de un familiar',
    'Papeles en regla y permiso de residencia vigente',
    'Chiguayante, Biobío',
    'Nuria Etxeberria O’Shea, disponible para escribir cuando quieras',
  ])('waits for the person where it is private or says nothing: %s', (line) => {
    const { document, unplaced_text } = read(line)
    expect([document.custom, document.summary]).toEqual([[], ''])
    expect(unplaced_text).toContain(line)
  })

  it.each([
    'No tengo certificaciones AWS pero doy prueba',
    'Sin experiencia todavía como conductora de autobús.',
    'Nunca he dado clases en bachillerato.',
    'No he trabajado en hoteles.',
  ])('is kept where it says what somebody has not done: %s', (line) => {
    expect(own(line)).toEqual([line])
    expect(read(line).document.summary).toBe('')
  })
})
