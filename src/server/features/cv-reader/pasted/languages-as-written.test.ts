import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const person = 'Nerea Olabarri-Quintela'

describe('languages', () => {
  const languagesOf = (section: string) =>
    readPastedText(`Ana Núñez Gil\nana@example.com\n\nIDIOMAS\n${section}\n`).proposal.document.languages.map(
      ({ language, overall, certificate }) => [language, overall, certificate].filter(Boolean).join(' '),
    )

  it.each([
    ['Lengua materna: Español', ['es NATIVO']],
    ['Lengua(s) materna(s): EUSKERA | ESPAÑOL', ['eu NATIVO', 'es NATIVO']],
    ['Castellano y catalán: nativa', ['es NATIVO', 'ca NATIVO']],
    ['Inglés: C1 (Cambridge Advanced, 2018)', ['en C1 Cambridge Advanced, 2018']],
    ['Inglés: me defiendo (A2).', ['en A2']],
    ['Inglés nivel medio hablado y escrito.', ['en B1']],
    ['Inglés: Hablado: B1 Escrito: A2', ['en B1']],
    ['Inglés alto\nPortugués básico', ['en C1', 'pt A2']],
    ['Valenciano C1, inglés B1 (PET)', ['ca-valencia C1', 'en B1 PET']],
    ['Inglés: 80 %', ['en B2']],
    ['INGLÉS   C1   C1   B2   B2   B2', ['en B2']],
  ])('%j', (section, expected) => expect(languagesOf(section)).toEqual(expected))

  it('have the five skills where a grid has them', () => {
    const { document } = readPastedText('Ana Núñez Gil\nana@example.com\n\nIDIOMAS\nInglés C1 C1 B2 B2 B1\n').proposal
    expect(document.languages[0]?.detail).toEqual({
      listening: 'C1',
      reading: 'C1',
      interaction: 'B2',
      production: 'B2',
      writing: 'B1',
    })
  })
})

it('of two languages, the level is that of the one which was learnt', () => {
  expect(read(person, '', 'IDIOMAS: español, francés B1.').languages).toMatchObject([
    { language: 'es', overall: null },
    { language: 'fr', overall: 'B1' },
  ])
  expect(read(person, '', 'IDIOMAS', 'Catalán y castellano nativos').languages).toMatchObject([
    { language: 'ca', overall: 'NATIVO' },
    { language: 'es', overall: 'NATIVO' },
  ])
})
