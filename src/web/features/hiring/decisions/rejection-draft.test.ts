import { describe, expect, it } from 'vitest'
import { composed, freshRejection, problemOf } from './rejection-draft.ts'

describe('a «no»', () => {
  it('needs a reason, and a concrete sentence after an interview unless the words are own ones', () => {
    const draft = { ...freshRejection('ENTREVISTA'), reason: 'EXPERIENCIA' } as const
    expect(problemOf(freshRejection('CV'))).toEqual({ field: 'reason', message: 'Elige el motivo.' })
    expect(problemOf({ ...freshRejection('CV'), reason: 'EXPERIENCIA' })).toBeNull()
    expect(problemOf(draft)).toMatchObject({ field: 'sentence', message: expect.stringContaining('frase concreta') })
    expect(problemOf({ ...draft, sentence: 'Tu caso práctico explicó muy bien el porqué.' })).toBeNull()
    expect(problemOf({ ...draft, body: 'Hola, Íñigo: te escribo con mis propias palabras.' })).toBeNull()
    expect(problemOf({ ...draft, is_told: false })).toBeNull()
  })

  it('has the own sentence before the farewell', () => {
    expect(composed('Hola.\n\nGracias.\n\nUn saludo', 'Nos gustó tu caso.')).toBe(
      'Hola.\n\nGracias.\n\nNos gustó tu caso.\n\nUn saludo',
    )
    expect(composed('Hola y gracias.', 'Nos gustó tu caso.')).toBe('Hola y gracias.\n\nNos gustó tu caso.')
    expect(composed('Hola.', '  ')).toBe('Hola.')
  })
})
