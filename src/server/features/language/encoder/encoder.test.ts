import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cosine, encode } from './encoder.ts'

const samples = z
  .array(z.object({ text: z.string(), vector: z.array(z.number()) }))
  .parse(JSON.parse(readFileSync(new URL('encoder.samples.json', import.meta.url), 'utf8')))

const related = (a: string, b: string) => cosine(encode(a), encode(b))

describe('encode', () => {
  it.each(samples)('gives the trained vector of «$text»', ({ text, vector }) => {
    const ours = encode(text)
    const worst = Math.max(...vector.map((number, i) => Math.abs(number - (ours[i] ?? Number.NaN))))
    expect(worst).toBeLessThan(1e-3)
  })

  it('gives unit vectors, and zero for a text without content words', () => {
    expect(related('camarero de sala', 'camarero de sala')).toBeCloseTo(1, 5)
    expect(Math.max(...encode('de la ¿? y'))).toBe(0)
  })

  it('folds gender, accents and case', () => {
    expect(related('DESARROLLADORA BACKEND', 'desarrollador/a backend')).toBeCloseTo(1, 5)
    expect(related('diseñador gráfico', 'Diseñadora grafica')).toBeCloseTo(1, 5)
  })

  it('relates synonyms without a common word, in both languages, above strangers', () => {
    expect(related('camarero', 'mesera de restaurante')).toBeGreaterThan(related('camarero', 'soldador') + 0.3)
    expect(related('UX designer', 'diseñador de experiencia de usuario')).toBeGreaterThan(
      related('UX designer', 'conductor de camión') + 0.3,
    )
  })
})
