import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'
import { languagePaper } from './language-papers.ts'

it.each([
  ['CAE C1', 'en', 'C1'],
  ['First Certificate in English (2016)', 'en', 'B2'],
  ['IELTS 7.5', 'en', 'C1'],
  ['TOEFL iBT: 88', 'en', 'B2'],
  ['TOEFL ITP 560', 'en', 'B2'],
  ['TOEFL ITP: 630', 'en', 'C1'],
  ['Cambridge Advanced', 'en', 'C1'],
  ['Cambridge First, 2019', 'en', 'B2'],
  ['DELF B2', 'fr', 'B2'],
  ['CELGA 4', 'gl', 'C1'],
])('«%s» says %s, %s', (text, code, level) => {
  expect(languagePaper(text)).toEqual({ code, level })
})

it.each(['PET scan y TAC', 'Celia Vidal', 'Caelum Sistemas', 'DELE un vistazo'])(
  '«%s» is no test of a language',
  (text) => {
    expect(languagePaper(text)).toBeNull()
  },
)

describe('in a CV', () => {
  const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document.languages

  it.each([
    ['Inglés 90% (TOEFL ITP 500)', 'en', 'B1'],
    ['Inglés 90%', 'en', 'C1'],
    ['Inglés: Cambridge First (2014)', 'en', 'B2'],
    ['Francés - DELF B1', 'fr', 'B1'],
    ['Euskera (lo entiendo y lo hablo un poco)', 'eu', 'A2'],
  ])('«%s» is %s at %s', (line, code, level) => {
    expect(read('Nerea Olabarri', '', 'IDIOMAS', line)).toMatchObject([{ language: code, overall: level }])
  })

  it('gives the level to a language that is listed without one', () => {
    const said = read(
      'Íñigo Sáez-Lasa',
      'Camarero',
      '',
      'IDIOMAS',
      'Inglés',
      'Francés A2',
      '',
      'CERTIFICADOS',
      'FCE, Cambridge, 2019',
    )
    expect(said.map(({ language, overall }) => [language, overall])).toEqual([
      ['en', 'B2'],
      ['fr', 'A2'],
    ])
  })
})
