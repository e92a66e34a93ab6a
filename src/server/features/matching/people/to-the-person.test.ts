import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCv, aReading, someRequirements } from '../engine/arbitraries.ts'
import { WRITTEN_EXAMPLES } from '../engine/examples.fixture.ts'
import { explainMatch } from '../engine/match.ts'
import { candidateOf, vacancyOf } from '../engine/people.fixture.ts'
import { matchToThePerson, toThePerson } from './to-the-person.ts'

/** Words that only speak of somebody else; «el anuncio no dice» and «tu CV dice» are of no person, «con sus fechas» of things. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:el CV|del CV|(?<!con )sus?|vive|se trasladaría|se mudaría|tiene(?! requisitos)|puede|busca|indicó|trabaja)(?!\p{L})|^Cumple(?!\p{L})|, y (?:no )?(?:dice|indica)(?!\p{L})|salario esperado/iu
const withoutQuotes = (text: string): string => text.replace(/«[^»]*»/gu, '«»')
const speaksOf = (text: string): boolean => OF_SOMEBODY.test(withoutQuotes(text))

type Match = ReturnType<typeof explainMatch>
const ourWords = ({ items, conditions, summary, next_steps }: Match): string[] => [
  ...[...items, ...conditions].map(({ sentence }) => sentence),
  summary,
  ...next_steps.map(({ text }) => text),
]

const ENGINE = join(import.meta.dirname, '../engine')
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu

const filled = (template: string): string =>
  template.replace(/\$\{livesIn[^}]*\}/gu, 'vive en Lima').replace(/\$\{[^}]*\}/gu, '3')

/** Every sentence that the engine can begin, with a number for what it fills in. */
function templates(): string[] {
  const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((name) => name.endsWith('.ts') && !/(?:test|fixture|arbitraries)\.ts$|(?:words|read)\//.test(name))
    .map((name) => readFileSync(join(ENGINE, name), 'utf8').replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, ''))
  return code
    .flatMap((text) => [...text.matchAll(LITERAL)].map(([literal]) => filled(literal.slice(1, -1))))
    .filter((text) => /\p{L} \p{L}/u.test(text) && !/[\\[|]|^\(/.test(text))
}

describe('what a match says to its own person', () => {
  it.each([
    ['No aparece en el CV.', 'No aparece en tu CV.'],
    ['El CV muestra 3 años como «Contable».', 'Tu CV muestra 3 años como «Contable».'],
    ['Piden «Francés», y el CV dice que no.', 'Piden «Francés», y tu CV dice que no.'],
    ['La respuesta fue «Sí»; el CV todavía no lo muestra.', 'Respondiste «Sí»; tu CV todavía no lo muestra.'],
    ['El CV dice que no tiene.', 'Tu CV dice que no tienes.'],
    ['El CV dice que aún no tiene el permiso.', 'Tu CV dice que aún no tienes el permiso.'],
    ['Piden experiencia como chef, y el CV dice que no la tiene.', /y tu CV dice que no la tienes\.$/],
    ['El CV indica que no puede viajar.', 'Tu CV indica que no puedes viajar.'],
    ['El CV dice que no se trasladaría.', 'Tu CV dice que no te trasladarías.'],
    ['Según el CV, vive cerca.', 'Según tu CV, vives cerca.'],
    [
      'Queda fuera: presencial en Lima (vive en Cusco, Perú, y dice que no se trasladaría).',
      'Queda fuera: presencial en Lima (vives en Cusco, Perú, y dices que no te trasladarías).',
    ],
    [
      'Encaja en parte: remoto (está entre los países que busca, pero vive en Perú y no indica que se mudaría).',
      /países que buscas, pero vives en Perú y no indicas que te mudarías\)\.$/,
    ],
    ['El CV dice «Papeles en regla», y vive en España.', 'Tu CV dice «Papeles en regla», y vives en España.'],
    ['Cumple 3 de 5 requisitos; 2 sin datos.', 'Cumples 3 de 5 requisitos; 2 sin datos.'],
  ])('%s', (theirs, yours) => {
    expect(toThePerson(theirs)).toMatch(yours)
  })

  it('leaves alone what the CV and the ad say', () => {
    const quoted = 'Tu CV muestra «Encargada de «El CV», donde el CV dice que no tiene y vive en Lima».'
    expect(toThePerson(quoted)).toBe(quoted)
    expect(toThePerson('Piden su propia furgoneta o persona que vive en Lima.')).toMatch(
      / su propia .* vive en Lima\.$/,
    )
  })

  it('has words for every sentence of the engine', () => {
    const all = templates()
    expect(all.filter(speaksOf).length).toBeGreaterThan(60)
    // What is put into other sentences is judged inside of them.
    const inside = (text: string) => (/^(?:vive|busca|está) /u.test(text) ? `Queda fuera: algo (${text}).` : text)
    expect(all.map((text) => toThePerson(inside(text))).filter(speaksOf)).toEqual([])
  })

  it('speaks of nobody else in the written examples, nor in any other match', () => {
    const left = (match: Match) => ourWords(matchToThePerson(match)).filter(speaksOf)
    for (const { cv, reading, requirements } of WRITTEN_EXAMPLES)
      expect(left(explainMatch(vacancyOf(requirements), candidateOf(cv, reading)))).toEqual([])
    fc.assert(
      fc.property(aCv(0), aReading, someRequirements, (cv, reading, requirements) => {
        expect(left(explainMatch(vacancyOf(requirements), candidateOf(cv, reading)))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
