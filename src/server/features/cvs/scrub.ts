import { flatten } from '#server/features/language/normalise/fold.ts'
import { occupationOf } from '#shared/vacancies/lint/rules/occupation-words.ts'
import { inBoth } from '#shared/vacancies/lint/rules/title-gender.ts'

/** What would tell who somebody is, wherever it is written. */
export interface Identity {
  names: readonly string[]
  emails: readonly string[]
  links: readonly string[]
  schools: readonly string[]
  city: string
}

interface Span {
  start: number
  end: number
  said: string
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu
const PARTICLES = new Set('de del la las los el y e i da do dos das van von der den'.split(' '))
const JOINTS = /[\s.'’ʼ-]+/
/** Stands between two parts of a name: «de la», «O’». */
const isJoining = (key: string): boolean => key.length < 2 || PARTICLES.has(key)

type Pattern = readonly [said: string, pattern: RegExp]

/** Age, birth, origin, family and sex, as people write them of themselves. */
const WHO_THEY_ARE: readonly Pattern[] = [
  ['[dato personal]', /(?<!recien )\b(?:naci|nacid[oa]|born)\b(?: [^.;\n]{0,40})?/g],
  ['[dato personal]', /\b(?:fecha|lugar) de nacimiento\b[^.;\n]{0,40}/g],
  [
    '[dato personal]',
    /\b(?:tengo \d{2} anos(?! de (?!edad\b)| en\b| como\b| [a-z]+ndo\b)|edad:? ?\d{2}(?: anos)?|\d{2} anos de edad)\b/g,
  ],
  ['[dato personal]', /\b(?:nacionalidad|estado civil)\b[^.;,\n]{0,30}/g],
  ['[dato personal]', /\b(?:casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|embarazada)\b/g],
  [
    '[dato personal]',
    /\b(?:(?:soy|como|siendo) )?(?:madre|padre|mama|papa) de (?:familia(?: numerosa)?|(?:mi|un|una|dos|tres|cuatro|cinco|seis|\d)\b(?: (?:hij|nin|gemel|melliz|pequen|adolescent)[oae]s?)?|gemel[oa]s|melliz[oa]s)\b/g,
  ],
  [
    '[dato personal]',
    /\b(?:tengo|con|cuido de|a cargo de|mis?) (?:mis? )?(?:(?:un|una|dos|tres|cuatro|cinco|\d) )?hij[oa]s?\b(?: a (?:mi )?cargo)?/g,
  ],
  ['[dato personal]', /\bmi (?:marido|mujer|espos[oa]|novi[oa]|pareja|ex ?marido|ex ?mujer)\b/g],
  ['[dato personal]', /\b(?:soy|como) (?:una? )?(?:hombre|mujer|varon|chica|chico|madre|padre|senora|senor)\b/g],
]
/** Written by hand, whoever wrote it; looked for without accents and capitals. */
const PATTERNS: readonly Pattern[] = [
  ...WHO_THEY_ARE,
  ['[correo]', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu],
  ['[enlace]', /(?:https?:\/\/|www\.)\S+/g],
  ['[enlace]', /\b[a-z0-9-]{1,63}\.[a-z]{2,10}\/\S+/g],
  ['[enlace]', /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{3,40}/gu],
  ['[dato personal]', /\b(?:dni|nie|nif|curp|cedula|pasaporte)\b[^.;,\n]{0,30}/g],
]

const NUMBER = /\+?\d[\d\s().-]{7,24}\d/g
/** Nine digits and more are a telephone, unless they are years. */
const isPhone = (digits: string): boolean =>
  digits.replace(/\D/g, '').length >= 9 && (digits.match(/(?:19|20)\d{2}/g) ?? []).length < 2

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Whole words, however they are written. */
function literal(said: string, texts: readonly string[], least: number): [string, RegExp][] {
  const known = texts.map((text) => flatten(text.trim())).filter((text) => text.length >= least)
  return [...new Set(known)].map((text) => [
    said,
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text).replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`, 'gu'),
  ])
}

/** `https://github.com/ana-garcia/` is called «ana-garcia». */
const handleOf = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[/?#]+$/, '')
    .split(/[/?#]/)
    .at(-1) ?? ''
/** `https://codigo.ana-garcia.example/cv` is the site «ana-garcia»; what stands before it is a word like any other. */
const siteOf = (url: string): string =>
  url
    .replace(/^https?:\/\//, '')
    .split(/[/?#:]/)[0]
    ?.split('.')
    .at(-2) ?? ''
const SITES = /^(?:github|linkedin|gitlab|behance|dribbble|medium|twitter|instagram|facebook|youtube)$/
/** What addresses are called whoever they belong to: taken out of a text, such a word would be missing in it. */
const USUAL =
  /^(?:info|contact[oa]?|hola|hello|mail|email|correo|admin|administracion|ventas|compras|empleos?|trabajos?|jobs?|cv|curriculum|codigo|code|portfolio|portafolio|blog|web|site|home|about|perfil|profile|user|users|team|shop|tienda|oficina|studio|estudio|proyectos?|projects?|index|main|master)$/

function literalsOf({ emails, links, schools, city }: Identity): [string, RegExp][] {
  const handles = [
    ...emails.map((email) => email.split('@')[0] ?? ''),
    ...links.flatMap((url) => [handleOf(url), siteOf(url)]),
  ]
  return [
    ...literal('[centro]', schools, 3),
    ...literal(
      '[enlace]',
      handles.filter((handle) => !SITES.test(handle) && !USUAL.test(flatten(handle))),
      4,
    ),
    ...literal('[ciudad]', [city], 3),
  ]
}

const keyOf = (word: string): string => word.replace(/\p{M}/gu, '').toLowerCase()

const partsOf = (names: readonly string[]): Set<string> =>
  new Set(
    names
      .flatMap((name) => [...flatten(name).matchAll(WORDS)])
      .map(([word]) => keyOf(word))
      .filter((key) => !isJoining(key)),
  )

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase()

/**
 * Every word of the own name, with the particles between two of them. One alone in small letters, in a text that knows
 * capitals, is a word like any other: whoever is called Blanco may pour white wine.
 */
function namesIn(text: string, flat: string, parts: ReadonlySet<string>): Span[] {
  const knowsCapitals = [...text.matchAll(WORDS)].some(([word]) => isCapital(word[0] ?? ''))
  return nameSpans(flat, parts).filter(
    ({ start, words }) => words > 1 || !knowsCapitals || isCapital(text[start] ?? '') || !hasCase(text[start] ?? ''),
  )
}

const hasCase = (letter: string): boolean => letter.toLowerCase() !== letter.toUpperCase()

function nameSpans(flat: string, parts: ReadonlySet<string>): (Span & { words: number })[] {
  const spans: (Span & { words: number })[] = []
  let last: (Span & { words: number }) | undefined
  for (const { 0: word, index } of flat.matchAll(WORDS)) {
    const key = keyOf(word)
    const end = index + word.length
    if (!parts.has(key)) {
      if (!isJoining(key)) last = undefined
      continue
    }
    const between = last ? flat.slice(last.end, index) : ''
    const joined = last && between.split(JOINTS).every(isJoining)
    if (last && joined) {
      last.end = end
      last.words += 1
    } else {
      last = { start: index, end, said: '[nombre]', words: 1 }
      spans.push(last)
    }
  }
  return spans
}

function found(flat: string, patterns: readonly Pattern[]): Span[] {
  return patterns.flatMap(([said, pattern]) =>
    [...flat.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length, said })),
  )
}

const phonesIn = (flat: string): Span[] =>
  [...flat.matchAll(NUMBER)]
    .filter(([digits]) => isPhone(digits))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length, said: '[teléfono]' }))

/** Where two overlap, what begins first and is longer counts. */
function replaced(text: string, spans: readonly Span[]): string {
  let [done, at] = ['', 0]
  for (const { start, end, said } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) {
      at = Math.max(at, end)
      continue
    }
    done += text.slice(at, start) + said
    at = end
  }
  return done + text.slice(at)
}

/** Trades that are adjectives too: «médica», «administrativa», «secretaria». */
const MAY_DESCRIBE = /(?:ic|iv|ari)[oa]s?$/
/** Before one of them: it names who does it. */
const NAMES_NEXT = new Set(
  [
    'a al ante como con de del e el en entre la las lo los o para por sin u un una unas unos y otra otras otro otros',
    'soy era eras fui fue es son somos sido siendo ser seria mi mis su sus nuestra nuestras nuestro nuestros cada toda',
    'trabajo trabaje trabajando contratada contratado joven senior junior primera primer segunda segundo futura futuro',
  ].flatMap((line) => line.split(' ')),
)
/** Trades whose word is the same for all: what follows says which of them. */
const SAME_FOR_ALL = /(?:ista|nte|ble|liar|al|or|ora)(?:e?s)?$/

/** «Citas médicas», «gestión administrativa»: said of a thing. */
function describesThing(flat: string, word: string, index: number): boolean {
  if (!MAY_DESCRIBE.test(word)) return false
  const before = /([a-z]+) $/.exec(flat.slice(Math.max(0, index - 40), index))?.[1]
  if (!before || NAMES_NEXT.has(before) || occupationOf(before)) return false
  return !SAME_FOR_ALL.test(before)
}

/** «Desarrolladora» as «Desarrollador/a»: a trade says nothing of who does it. */
const inBothGenders = (text: string): string => withTrades(text, inBoth)
/** «Desarrolladora» as «desarrollador», for a program that reads them: the same word whoever wrote it. */
const inOneForm = (text: string): string =>
  withTrades(text, (word, trade) => inBoth(word, trade).replace(/\/\p{L}+$/u, ''))

function withTrades(text: string, say: typeof inBoth): string {
  const flat = flatten(text)
  const spans = [...flat.matchAll(/[a-z]+/g)].flatMap(({ 0: word, index }): Span[] => {
    const end = index + word.length
    const own = text.slice(index, end)
    // «Secretaría» is an office, «secretaria» a person.
    const isOther = /^[/(]/.test(flat.slice(end)) || /[íÍ]as?$/.test(own) || describesThing(flat, word, index)
    const occupation = isOther ? undefined : occupationOf(word)
    return occupation ? [{ start: index, end, said: say({ text: own, flat: word }, occupation) }] : []
  })
  return replaced(text, spans)
}

/** For whoever judges what somebody can do: nothing of age, birth, origin, family or sex, and trades in one form. */
export function withoutWhoTheyAre(text: string): string {
  const personal = found(flatten(text), WHO_THEY_ARE).map((span) => ({ ...span, said: '' }))
  return inOneForm(replaced(text, personal))
}

export interface Scrubber {
  /** Sentences: nothing in them tells who wrote them. */
  text: (text: string) => string
  /** Names of companies and the like: no own name, address or number in them. */
  name: (text: string) => string
}

/** Takes out of a text what tells who somebody is, at a cost that grows with the text alone. */
export function scrubberOf(identity: Identity): Scrubber {
  const parts = partsOf(identity.names)
  const literals = literalsOf(identity)
  const name = (text: string): string => {
    const flat = flatten(text)
    return replaced(text, [
      ...found(flat, PATTERNS),
      ...found(flat, literals),
      ...phonesIn(flat),
      ...namesIn(text, flat, parts),
    ])
  }
  return { name, text: (text) => inBothGenders(name(text)) }
}
