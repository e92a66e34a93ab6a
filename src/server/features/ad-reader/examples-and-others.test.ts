import { describe, expect, test } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from './propose-requirements.ts'

const must = (item: string, title = 'Puesto'): string[] =>
  proposeRequirements(`Requisitos:\n- ${item}`, title).requirements.map(({ requirement }) =>
    requirementWords(requirement),
  )

describe('what stands behind one demand as an example of it', () => {
  test.each([
    [
      '2 años de experiencia en ventas externas de servicios (telecomunicaciones, seguros, rifas)',
      'Asesora comercial',
      ['Ventas externas de servicios, 2 años o más'],
    ],
    [
      'Manejo de programas de edición como Premiere, Final Cut',
      'Editora de vídeo',
      ['Adobe Premiere Pro o Final Cut Pro'],
    ],
    ['Herramientas de diseño tales como Figma, Illustrator', 'Diseñadora', ['Figma o Adobe Illustrator']],
    [
      'Un año como camarero en cafeterías o bares de tapas',
      'Camarero',
      ['Experiencia como camarero en cafeterías o bares de tapas, 1 año o más'],
    ],
    [
      'Experiencia de 3 años como pastelero en panaderías o talleres de repostería',
      'Pastelero',
      ['Experiencia como pastelero en panaderías o talleres de repostería, 3 años o más'],
    ],
  ])('asks for nothing by itself: %s', (item, title, asked) => expect(must(item, title)).toEqual(asked))
})

describe('another way in brackets', () => {
  test.each([
    [
      'Curso de seguridad de 30 horas de encofrado (o 8 horas + tarjeta)',
      [
        'Certificación: Curso de seguridad de 30 horas de encofrado o Certificación: Curso de seguridad de 8 horas + tarjeta',
      ],
    ],
    [
      'Certificado de higiene de 10 horas (o carnet de manipulador)',
      ['Certificación: Certificado de higiene de 10 horas o Certificación: Carnet de manipulador'],
    ],
    ['AutoCAD (o Revit)', ['AutoCAD o Revit']],
    ['Certificación PMP (o equivalente)', ['Certificación: PMP']],
  ])('belongs to the demand before it: %s', (item, asked) => expect(must(item)).toEqual(asked))
})

describe('what the house uses', () => {
  test.each([
    ['Conocimiento de un CRM (usamos HubSpot)', ['CRM o HubSpot']],
    ['Manejo de algún ERP (en la oficina se trabaja con SAP)', ['Sistemas ERP o SAP']],
    ['Manejo de algún programa de diseño (aquí utilizamos Canva)', ['Manejo de algún programa de diseño']],
    ['React (usamos Next.js)', ['React']],
  ])('is an example of what it asks for: %s', (item, asked) => expect(must(item)).toEqual(asked))

  test('is none without a bracket either', () =>
    expect(must('Manejo de un gestor de bases de datos, nosotros usamos PostgreSQL')).toHaveLength(1))
})
