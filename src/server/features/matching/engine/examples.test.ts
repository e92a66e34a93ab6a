import { describe, expect, it } from 'vitest'
import type { MatchResult } from '#shared/matching/matching.ts'
import { WRITTEN_EXAMPLES } from './examples.fixture.ts'
import { explainMatch } from './match.ts'
import { candidateOf, vacancyOf } from './people.fixture.ts'

const results = new Map<string, MatchResult>(
  WRITTEN_EXAMPLES.map(({ name, cv, reading, requirements }) => [
    name,
    explainMatch(vacancyOf(requirements), candidateOf(cv, reading)),
  ]),
)

function resultOf(name: string): MatchResult {
  const result = results.get(name)
  if (!result) throw new Error(`no example «${name}»`)
  return result
}

const verdicts = (name: string) => resultOf(name).items.map(({ verdict }) => verdict)
const sentences = (name: string) => resultOf(name).items.map(({ sentence }) => sentence)

const conditions = (name: string) => resultOf(name).conditions.map(({ verdict }) => verdict)

describe('written examples', () => {
  it('reads a frontend developer', () => {
    const name = 'desarrolladora con React y vacante de frontend'
    expect(verdicts(name)).toEqual(['CUMPLE', 'CUMPLE', 'PARCIAL', 'SIN_DATOS', 'SIN_DATOS'])
    expect(conditions(name)).toEqual(['CUMPLE'])
    expect(resultOf(name)).toMatchObject({ shown: '64–91 %', certainty: 73, label: 'MEDIO', missed_must: 0 })
    expect(sentences(name)[2]).toContain('Vue.js no aparece tal cual; sí React, que está relacionado')
    expect(resultOf(name).items[0]?.seen[0]).toBe(
      'Experiencia: «Rehice el área de clientes con React y TypeScript; el tiempo de carga bajó un 40 %.»',
    )
    expect(resultOf(name).questions[0]).toMatchObject({ text: '¿Tienes un nivel B2 de inglés o más?', gain: 18 })
    expect(resultOf(name).next_steps[0]).toMatchObject({ text: 'Indica tu nivel de inglés.', place: 'languages' })
  })

  it('reads an accountant, and leaves open what the CV does not mention', () => {
    const name = 'contable con A3 y vacante de contabilidad'
    expect(verdicts(name)).toEqual(['CUMPLE', 'PARCIAL', 'CUMPLE', 'PARCIAL', 'SIN_DATOS'])
    expect(sentences(name)).toEqual([
      'El CV muestra 7 años y 3 meses como «Contable» (última vez: 2026).',
      'SAP aparece en el CV sin decir cuántos años; se piden 2 años.',
      'El CV muestra «Grado en Administración y Dirección de Empresas».',
      'El CV indica inglés, nivel intermedio (B1); se pide B2.',
      'No lo vemos claro en el CV. Lo más cercano que dice: «Contabilidad analítica de tres sociedades» y «SAP».',
    ])
    expect(resultOf(name).conditions[0]?.sentence).toBe(
      'La banda publicada llega al salario mínimo, comparados en bruto al año.',
    )
  })

  it('never writes a person’s salary', () => {
    expect(JSON.stringify(resultOf('contable con A3 y vacante de contabilidad'))).not.toMatch(/210|2\.100|2100/)
  })

  it('reads a waiter with an incomplete CV', () => {
    const name = 'camarero y vacante de sala'
    expect(verdicts(name)).toEqual(['PARCIAL', 'SIN_DATOS', 'SIN_DATOS'])
    expect(conditions(name)).toEqual(['CUMPLE', 'CUMPLE'])
    expect(resultOf(name).items[0]?.value).toBeCloseTo(16 / 24)
  })

  it('counts overlapping jobs once and shows an expired certificate', () => {
    const name = 'enfermera y vacante de urgencias'
    expect(verdicts(name)).toEqual(['CUMPLE', 'CUMPLE', 'PARCIAL', 'CUMPLE', 'SIN_DATOS'])
    expect(sentences(name)[1]).toContain('14 años y 11 meses')
    expect(sentences(name)[2]).toBe('El CV muestra «Soporte Vital Avanzado», ya caducada.')
    expect(sentences(name)[3]).toBe('La respuesta fue «Sí».')
  })

  it('does not take what is not mentioned for missed, nor another town for a place that nobody can reach', () => {
    const name = 'mozo de almacén sin carné'
    expect(verdicts(name)).toEqual(['SIN_DATOS', 'CUMPLE', 'CUMPLE'])
    expect(conditions(name)).toEqual(['SIN_DATOS'])
    expect(resultOf(name).outside).toBe(false)
    expect(resultOf(name).missed_requirement_ids).toEqual([])
  })
})
