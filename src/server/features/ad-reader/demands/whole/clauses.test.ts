import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const must = (item: string, title = 'Puesto'): string[] =>
  proposeRequirements(`Requisitos:\n- ${item}`, title).requirements.map(({ requirement }) =>
    requirementWords(requirement),
  )

describe('one demand with all that is said of it', () => {
  it.each([
    'Cuadrar la caja con vales, fichas de lavado y efectivo',
    'Pegar suelas y plantillas a mano',
    'Cambiar bujías, filtros, correas',
    'Conocimiento en molinos Alpino, Brasero y Kumba',
    'Parámetros de horneado: humedad, tiempos, vapor',
    'Explicar un finiquito a alguien enfadado',
    'No depender del primer autobús',
    'Que cuadre al céntimo',
    'Experiencia en limpieza de acuarios o terrarios',
  ])('«%s»', (item) => {
    expect(must(item)).toEqual([item])
  })
})

describe('demands that stand alone', () => {
  it.each([
    ['Montar estanterías y conducir la carretilla de la nave', 2],
    ['Carnet B, conocer la comarca y disponibilidad para viajar', 3],
    ['Que sepas coser bajos y que tengas carnet B', 2],
  ])('«%s»', (item, count) => {
    expect(must(item)).toHaveLength(count)
  })

  it('are led by the same words where these are said of all', () => {
    expect(must('Experiencia en facturación, cuentas corrientes y trato con proveedores')).toContain(
      'Experiencia en cuentas corrientes',
    )
  })

  it('are none where a person may not be asked', () => {
    expect(must('Buena vista, 20 a 40 años')).toEqual(['Buena vista'])
    expect(must('Eres mujer y tienes entre 18 y 35 años')).toEqual([])
  })
})

describe('what was read by its kind', () => {
  it('gives way to a clause that asks for less than it', () => {
    expect(must('Conocimiento de legislación laboral peruana')).toEqual(['Conocimiento de legislación laboral peruana'])
  })

  it.each([
    ['Certificado de inhabilidades para trabajar con menores', 'Certificación: Certificado de inhabilidades'],
    ['Autorización de manejo de grúas del puerto', 'Certificación: Autorización de manejo de grúas del puerto'],
  ])('«%s» is named in full', (item, wanted) => {
    expect(must(item)[0]).toContain(wanted)
  })

  it('tells where the years were', () => {
    expect(must('2 años en tarifación de flotas', 'Camarera')).toEqual([
      'Experiencia como Camarera en tarifación de flotas, 2 años o más',
    ])
  })
})

describe('what is thought of a demand', () => {
  it.each([
    ['Figma, obvio', 'Figma'],
    ['Saber nadar, porque hay alberca', 'Nadar'],
    ['Haber trabajado en obrador, mejor', 'Haber trabajado en obrador'],
    ['Trato educado con los vecinos, que llevan días a pie', 'Trato educado con los vecinos'],
  ])('«%s» is no part of it', (item, wanted) => {
    expect(must(item)).toEqual([wanted])
  })
})
