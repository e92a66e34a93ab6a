import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const readOf = (line: string) => {
  const { document, unplaced_text } = readPastedText(`Ana Núñez Gil\nana@example.com\n\nIDIOMAS\n${line}\n`).proposal
  const told = [...unplaced_text, ...document.custom.flatMap(({ items }) => items.map(({ text }) => text))]
  return { languages: document.languages, told }
}

describe('how well somebody speaks a language, as the CV says it', () => {
  it.each([
    ['Inglés básico', 'A2', 'básico'],
    ['Inglés (nivel medio)', 'B1', 'nivel medio'],
    ['Inglés: nivel medio hablado y escrito.', 'B1', 'nivel medio hablado y escrito'],
    ['Inglés: conversación buena, lo uso a diario', null, 'conversación buena, lo uso a diario'],
    ['Inglés | lo hablo bien', 'B2', 'lo hablo bien'],
    ['Inglés A2-B1', 'A2', 'A2-B1'],
    ['Inglés técnico', null, 'técnico'],
    ['Inglés: leo manuales', null, 'leo manuales'],
    ['Algo de inglés', null, 'Algo'],
    ['Inglés como 40 %: entiendo menús', 'A2', 'como 40 %: entiendo menús'],
    ['Inglés: Limited working proficiency', 'B1', 'Limited working proficiency'],
  ])('%j is %s, «%s»', (line, overall, said) => {
    const { languages, told } = readOf(line)
    expect(languages).toMatchObject([{ language: 'en', overall, said, certificate: '' }])
    expect(told).toEqual([])
  })

  it.each([
    'Inglés B2',
    'Inglés: intermedio (B1)',
    'Inglés nativo',
    'Inglés: 85% (TOEFL ITP 580)',
    'INGLÉS C1 / C1 / B2 / B1 / B2',
  ])('is the level itself where one is named: %j', (line) =>
    expect(readOf(line).languages).toMatchObject([{ said: '' }]),
  )

  it('stands apart from the certificate and from what the next sentence tells', () => {
    expect(readOf('Inglés avanzado, Escuela Oficial 2019').languages).toMatchObject([
      { overall: 'C1', said: 'avanzado', certificate: 'Escuela Oficial 2019' },
    ])
    const { languages, told } = readOf('Inglés básico. Coordiné equipos de montaje en ferias.')
    expect(languages).toMatchObject([{ said: 'básico' }])
    expect(told.join()).toContain('Coordiné equipos de montaje en ferias')
  })

  it('is not kept of a language that somebody does not speak', () => {
    expect(readOf('Inglés no hablo').languages).toEqual([])
  })
})
