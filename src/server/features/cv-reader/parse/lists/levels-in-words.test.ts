import { describe, expect, it } from 'vitest'
import { levelInWords } from './levels-in-words.ts'

describe('levelInWords', () => {
  it.each([
    [': cuatro frases y poquito más', 'A1'],
    [' con diccionario', 'A1'],
    [': poco', 'A1'],
    [' muy bien hablado y escrito', 'B2'],
    [': lo entiendo', null],
    [', me defiendo', 'A2'],
    [': leo bien, pero no lo hablo', 'A2'],
    [': leo sin problemas, conversación B1', 'B1'],
    [': lo hablo regular', 'B1'],
    [': hablo bien, escribo regular', 'B2'],
    [' perfecto', 'C1'],
    [' del norte', null],
    ['', null],
  ])('«italiano%s» is %s', (after, level) => {
    expect(levelInWords(after)).toBe(level)
  })
})
