import { describe, expect, it } from 'vitest'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aJob, contentWith } from '#tests/support/cvs.ts'
import { isShutOut } from './blocked-companies.ts'

const nobody = contentWith({}).document
const acme = { name: 'Acmé Iberia, S.L.', domain: 'acme.example' }

const cases: [what: string, hidden: { name: string; domain: string | null }, blocked: boolean][] = [
  ['the same name', { name: 'Acmé Iberia, S.L.', domain: null }, true],
  ['no accents, no legal form', { name: 'ACME IBERIA', domain: null }, true],
  ['another legal form', { name: 'Acme Iberia SA de CV', domain: null }, true],
  ['the name without its region', { name: 'Acme', domain: null }, true],
  ['another region', { name: 'Acme México, S. de R.L. de C.V.', domain: null }, true],
  ['a longer name', { name: 'Acme Iberia Norte', domain: null }, false],
  ['a legal form alone', { name: 'S.L.', domain: null }, false],
  ['signs alone', { name: '···', domain: null }, false],
  ['its domain', { name: 'x', domain: 'acme.example' }, true],
  ['its domain as an address', { name: 'x', domain: 'https://www.ACME.example/empleo?x=1' }, true],
  ['a host below it', { name: 'x', domain: 'jobs.acme.example' }, true],
  ['a host that only ends alike', { name: 'x', domain: 'otra-acme.example' }, false],
  ['the end of every domain', { name: 'x', domain: 'example' }, false],
  ['an empty domain', { name: 'x', domain: '' }, false],
]

const LOOK_ALIKE: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', i: 'і', x: 'х', s: 'ѕ' }
const HIDDEN_LETTERS = ['\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff', '\u202e']
const FORMS = [
  'S.A.',
  'S.L.',
  'SAS',
  'S. de R.L. de C.V.',
  'S.A. de C.V.',
  'Ltda.',
  'S.A.U.',
  'Inc',
  'E.I.R.L.',
  'GmbH',
]
const PARTS = ['España', 'México', 'Iberia', 'Group', 'de Colombia', 'LATAM', 'Perú', 'Internacional', 'Chile']
const ACCENTS: Record<string, string> = { a: 'á', e: 'è', i: 'ï', o: 'ô', u: 'ü' }

describe('whatever an employer calls itself', () => {
  const random = randomFor('disguises')
  const some = <T>(list: readonly T[]): T => random.oneOf(list)
  const letterwise = (name: string, change: (letter: string) => string) =>
    [...name].map((letter) => (random.whole(3) === 0 ? change(letter) : letter)).join('')
  /** Only plain letters have a wide one. */
  const wide = (letter: string) => (letter > '~' ? (letter.codePointAt(0) ?? 0) : letter.charCodeAt(0) + 0xfee0)
  const disguises: ((name: string) => string)[] = [
    (name) => letterwise(name, (letter) => LOOK_ALIKE[letter] ?? letter),
    (name) => letterwise(name, (letter) => letter + some(HIDDEN_LETTERS)),
    (name) => letterwise(name, (letter) => ACCENTS[letter] ?? letter),
    (name) => letterwise(name, (letter) => letter.toUpperCase()),
    (name) => [...name].map((letter) => String.fromCodePoint(letter === ' ' ? 0x3000 : wide(letter))).join(''),
    (name) => `${name} ${some(PARTS)}`,
    (name) => `${name}, ${some(FORMS)}`,
    (name) => `Grupo ${name}`,
    (name) => name.replaceAll(' ', '-'),
  ]
  it('it is known again in any disguise', () => {
    for (let time = 0; time < soak(600, 20_000); time += 1) {
      const name = some(['inditex', 'mercadona', 'puerto base', 'hp', 'telefonica', 'sol del sur', 'banco pichincha'])
      const [first, second, third] = [some(disguises), some(disguises), some(disguises)]
      // Wide letters come last: they are made of plain ones.
      const disguised = third === disguises[4] ? second(first(name)) : third(first(name))
      const looking = { name: disguised, domain: 'otra-cosa.example' }
      expect([disguised, isShutOut([looking], [{ name, domain: null }], nobody)]).toEqual([disguised, true])
    }
  })

  it.each([
    ['acme-espana.example', 'Acme'],
    ['acme.com.mx', 'Acme S.A.'],
  ])('by what its domain says: %s', (domain, name) => {
    expect(isShutOut([{ name: 'Otra cosa', domain }], [{ name, domain: null }], nobody)).toBe(true)
  })

  it.each([
    'ᴀᴄᴍᴇ',
    'Αϲme',
    'Acme™',
    'Acme® España',
    'Acme (oficial)',
    'Equipo Acme',
    'Trabaja en Acme',
    'Acme Talento',
    'Acme Recursos Humanos',
    'Acme – Selección',
    'Acme HR',
    'Acme Jobs',
    'Acme Trabajo',
  ])('by letters, marks and words that name nobody else: %s', (name) => {
    expect(isShutOut([{ name, domain: 'otra-cosa.example' }], [{ name: 'Acme', domain: null }], nobody)).toBe(true)
  })

  it('by its legal name', () => {
    const looking = { name: 'Marca nueva', domain: 'nueva.example', legal_name: 'Acme España, S.L.U.' }
    expect(isShutOut([looking], [{ name: 'Acme', domain: null }], nobody)).toBe(true)
  })

  it.each([
    ['Banco de Chile', 'Banco de España'],
    ['Air Europa', 'Air France'],
    ['Universidad de Chile', 'Universidad de Colombia'],
    ['Sol', 'Solaria'],
    ['Acme', 'Acme Norte'],
    ['Iberia', 'Grupo México'],
    ['Telefónica', 'Telefonistas Unidos'],
    ['Correos de Chile', 'Correos de México'],
  ])('and others are not: %s is not %s', (name, other) => {
    expect(isShutOut([{ name, domain: 'una.example' }], [{ name: other, domain: 'dos.example' }], nobody)).toBe(false)
  })
})

describe('a company', () => {
  it.each(cases)('that is shut out by %s', (_, hidden, blocked) => {
    expect(isShutOut([acme], [hidden], nobody)).toBe(blocked)
  })

  it('where the person works now is shut out by itself, a former one is not', () => {
    const current = contentWith({ experience: [aJob({ company: 'Acme Iberia', current: true })] }).document
    const former = contentWith({ experience: [aJob({ company: 'Acme Iberia', end: '2020-01' })] }).document
    const byAddress = contentWith({
      experience: [aJob({ company_url: 'https://acme.example', current: true })],
    }).document
    expect([current, former, byAddress].map((document) => isShutOut([acme], [], document))).toEqual([true, false, true])
  })

  it('that is shut out stays so for people who also work for another one', () => {
    const other = { name: 'Otra', domain: 'otra.example' }
    expect(isShutOut([other, acme], [{ name: 'acme iberia', domain: null }], nobody)).toBe(true)
  })
})
