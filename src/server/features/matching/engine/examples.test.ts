import { describe, expect, it } from 'vitest'
import type { MatchResult } from '#shared/matching/matching.ts'
import { prepareCandidate } from './candidate.ts'
import { WRITTEN_EXAMPLES } from './examples.fixture.ts'
import { explainMatch } from './match.ts'
import { readCv } from './read-cv.ts'
import { prepareRequirements } from './requirements.ts'

const results = new Map<string, MatchResult>(
  WRITTEN_EXAMPLES.map(({ name, cv, reading, requirements }) => [
    name,
    explainMatch(prepareRequirements(requirements), prepareCandidate(readCv(cv, reading))),
  ]),
)

function resultOf(name: string): MatchResult {
  const result = results.get(name)
  if (!result) throw new Error(`no example «${name}»`)
  return result
}

const verdicts = (name: string) => resultOf(name).items.map(({ verdict }) => verdict)
const sentences = (name: string) => resultOf(name).items.map(({ sentence }) => sentence)

describe('written examples', () => {
  it('reads a frontend developer', () => {
    const name = 'desarrolladora con React y vacante de frontend'
    expect(verdicts(name)).toEqual(['CUMPLE', 'CUMPLE', 'PARCIAL', 'SIN_DATOS', 'CUMPLE', 'SIN_DATOS'])
    expect(resultOf(name)).toMatchObject({ shown: '67–92 %', certainty: 75, label: 'MEDIO', missed_must: 0 })
    expect(sentences(name)[2]).toContain('Vue.js no aparece tal cual; sí React, que está relacionado')
    expect(resultOf(name).items[0]?.seen[0]).toBe(
      'Experiencia: «Rehice el área de clientes con React y TypeScript; el tiempo de carga bajó un 40 %.»',
    )
    expect(resultOf(name).questions[0]).toMatchObject({ text: '¿Tienes un nivel B2 de inglés o más?', gain: 17 })
    expect(resultOf(name).actions[0]).toBe('Indica tu nivel de inglés.')
  })

  it('reads an accountant', () => {
    const name = 'contable con A3 y vacante de contabilidad'
    expect(verdicts(name)).toEqual(['CUMPLE', 'PARCIAL', 'CUMPLE', 'PARCIAL', 'CUMPLE', 'NO_CUMPLE'])
    expect(sentences(name)).toEqual([
      'El CV muestra 7 años y 3 meses como «Contable» (última vez: 2026).',
      'SAP aparece en el CV sin decir cuántos años; se piden 2 años.',
      'El CV muestra «Grado en Administración y Dirección de Empresas».',
      'El CV indica inglés, nivel B1; se pide B2.',
      'La banda publicada encaja con el salario esperado.',
      'Power BI no aparece en el CV.',
    ])
  })

  it('never writes a person’s salary', () => {
    expect(JSON.stringify(resultOf('contable con A3 y vacante de contabilidad'))).not.toMatch(/210|2\.100|2100/)
  })

  it('reads a waiter with an incomplete CV', () => {
    const name = 'camarero y vacante de sala'
    expect(verdicts(name)).toEqual(['PARCIAL', 'SIN_DATOS', 'CUMPLE', 'CUMPLE', 'SIN_DATOS'])
    expect(resultOf(name).items[0]?.value).toBeCloseTo(16 / 24)
  })

  it('counts overlapping jobs once and shows an expired certificate', () => {
    const name = 'enfermera y vacante de urgencias'
    expect(verdicts(name)).toEqual(['CUMPLE', 'CUMPLE', 'PARCIAL', 'CUMPLE', 'NO_CUMPLE'])
    expect(sentences(name)[1]).toContain('14 años y 11 meses')
    expect(sentences(name)[3]).toBe('La respuesta fue «Sí».')
  })

  it('flags a missed must in a complete CV', () => {
    const name = 'mozo de almacén sin carné'
    expect(verdicts(name)).toEqual(['NO_CUMPLE', 'CUMPLE', 'CUMPLE', 'PARCIAL'])
    expect(resultOf(name).missed_requirement_ids).toEqual([resultOf(name).items[0]?.requirement_id])
  })
})
