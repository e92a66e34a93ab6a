import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const must = (item: string, title?: string): string[] => asked(`Requisitos:\n- ${item}`, title)

describe('wishes in one line', () => {
  it('are not ways to meet each other because the last has two', () => {
    expect(asked('Deseable: conocimientos de AutoCAD, curso de rescate o primeros auxilios.')).toEqual([
      'AutoCAD',
      'Certificación: curso de rescate o Certificación: curso de primeros auxilios',
    ])
  })

  it('end where a list has had its «y»', () => {
    expect(asked('Plus: experiencia con gremios y convenios colectivos, cálculo de cuotas sindicales.')).toEqual([
      'Experiencia con gremios y convenios colectivos',
      'Cálculo de cuotas sindicales',
    ])
  })
})

describe('a demand with all that makes it one', () => {
  it.each([
    [
      'Salud compatible con altura física y geográfica (2.800 msnm)',
      '¿Cumples este requisito: salud compatible con altura física y geográfica (2.800 msnm)?',
    ],
    ['Técnico nivel medio o superior en Refrigeración', 'Técnico de grado medio en Refrigeración'],
    ['Técnico de nivel superior en Refrigeración', 'Técnico superior en Refrigeración'],
    [
      'Certificado de inhabilidades para trabajar con niños y de antecedentes',
      'Certificación: Certificado de inhabilidades para trabajar con niños y de antecedentes',
    ],
    [
      'Monotributo al día o disponibilidad para darse de alta',
      '¿Tienes monotributo al día o disponibilidad para darse de alta?',
    ],
  ])('«%s» is «%s»', (item, wanted) => expect(must(item)).toEqual([wanted]))

  it('leaves out of the studies how much they are wished for', () => {
    expect(must('Licenciatura en Gastronomía trunca o terminada es preferible')).toEqual([
      'Grado, licenciatura o ingeniería en Gastronomía, también sin terminar',
    ])
  })
})

describe('what only sounds like a demand', () => {
  it.each([
    'Se requiere con urgencia TORNEROS CALIFICADOS 2A / 3B',
    'Suplencia por licencia maternal de Paula, desde marzo.',
    'Apúntate con tu CV, y si tienes el carnet de grúa adjunta una foto por delante y por detrás.',
  ])('«%s»', (line) => {
    expect(asked(`${line}\n\nRequisitos:\n- Excel`, 'Tornero')).toEqual(['Excel'])
  })
})
