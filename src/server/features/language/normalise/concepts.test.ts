import { describe, expect, test } from 'vitest'
import { readCases } from './cases/read-cases.ts'
import { findConcepts } from './concepts.ts'

const summary = (text: string): string =>
  findConcepts(text)
    .map(({ kind, id }) => (kind === 'role' ? `r:${id}` : id))
    .join(' ') || '-'

describe('lines of vacancies and CVs', () => {
  test.each(readCases('concepts.tsv'))('%s', (line, expected) => {
    expect(summary(line ?? '')).toBe(expected)
  })
})

describe('concepts', () => {
  test('are literal spans of the text', () => {
    for (const [line = ''] of readCases('concepts.tsv')) {
      for (const { start, end, text } of findConcepts(line)) {
        expect(text).toBe(line.slice(start, end))
        expect(text).not.toBe('')
      }
    }
  })

  test('are whole words only', () => {
    expect(summary('platform')).toBe('-')
    expect(summary('javanés, excelente, sapiencia, gitano')).toBe('-')
  })

  test('do not overlap inside one kind', () => {
    const text = 'Técnico de laboratorio clínico y auxiliar de contabilidad general con SQL Server y SQL'
    const spans = findConcepts(text)
    for (const kind of ['skill', 'role']) {
      const same = spans.filter((span) => span.kind === kind)
      for (const [at, span] of same.slice(1).entries()) {
        expect(span.start).toBeGreaterThanOrEqual(same[at]?.end ?? 0)
      }
    }
  })

  test('keep their place behind accents, emoji and inclusive endings', () => {
    const text = '🚀 Diseñador/a gráfico/a — ñandú — PHOTOSHOP'
    expect(findConcepts(text).map((concept) => concept.text)).toEqual(['Diseñador/a gráfico/a', 'PHOTOSHOP'])
  })

  test('are the same whatever the case and the accents', () => {
    const written = summary('Gestión de almacén, atención al público y logística')
    expect(summary('GESTION DE ALMACEN, ATENCION AL PUBLICO Y LOGISTICA')).toBe(written)
  })

  test('are found in long and odd texts', () => {
    expect(findConcepts('a'.repeat(100_000))).toEqual([])
    expect(findConcepts('Java, '.repeat(2000))).toHaveLength(2000)
    expect(findConcepts('')).toEqual([])
  })
})
