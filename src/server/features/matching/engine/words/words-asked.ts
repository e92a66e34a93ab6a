import { contentWords } from './content-words.ts'

/** Whatever is held is meant to be valid: nobody has to say it in these words. */
const STILL_VALID = /(?<!\p{L})(?:en vigor|vigentes?|al d[ií]a|actualizad[oa]s?|en regla)(?!\p{L})/giu
/** «(KET, PET o FCE)»: names, and more than one. */
const LISTED = /\(([^()]*(?:,|\/| [oyu] )[^()]*)\)/gu
const NAME = /^[\p{Lu}\d]/u

/** «Haber procesado planillas»: what somebody has done is shown by their work. */
const HAVING_DONE = /^haber (?:\p{L}+[aií]d[oa]|hecho|visto|escrito|puesto|abierto) /iu

/** What says nothing of what is asked for, and what is left of it. */
const PASSING: readonly (readonly [RegExp, string])[] = [
  [STILL_VALID, ' '],
  [HAVING_DONE, ''],
  // «Redacción impecable»: how well is not said by a CV in these words.
  [
    /(?<!\p{L})(?:impecable|excelente|excelentes|s[oó]lid[oa]s?|probad[oa]s?|amplios?|amplias?|buen|buena|buenos|buenas|demostrables?|contrastad[oa]s?|comprobables?|comprobad[oa]s?)(?!\p{L})/giu,
    ' ',
  ],
  // «(aunque sean particulares)» asks for nothing more.
  [/\((?:aunque|incluso|tambi[eé]n|vale|valen) [^()]*\)/giu, ' '],
  // «(TPC o equivalente)» names one way of showing it.
  [/\([^(),]* [ou] (?:equivalentes?|similar(?:es)?|afin(?:es)?)\)/giu, ' '],
  // «(3 dosis)», «(20 h)»: how many of them is not what it is.
  [/\(\d+ (?:dosis|horas?|hrs?|hs?|d[ií]as?)\)/giu, ' '],
  // A «hoja de vida del conductor» is a driver's own.
  [/(hoja de vida) (?:del |de )?conductor(?:a|\/a)?/giu, '$1'],
  // To be in a register is to be inscribed in it, and those of a country are kept by one of its bodies.
  [
    /(?<!\p{L})(?:inscripci[oó]n|inscrit[oa]s?|registrad[oa]s?)(?: vigentes?)? (?:en|ante) (?:el |la )?(?=registro)/giu,
    '',
  ],
  [/(?<=(?<!\p{L})registro )(?:nacional|oficial|p[uú]blico) (?=de(?!\p{L}))/giu, ''],
  // «la norma E.060», «normas ISO 9001» are known by their numbers.
  [
    /(?<!\p{L})(?:normas?|normativas?|reglamentos?|est[aá]ndar(?:es)?|c[oó]digos?) (?=(?:t[eé]cnicas? )?\p{Lu}[\p{Lu}.-]*\s?[\p{L}.-]*\d)/giu,
    '',
  ],
  // «sistema Lex 100», «pedagogía Waldorf» are known by their names.
  [
    /(?<!\p{L})(?:[Ss]istema|[Pp]rograma|[Ss]oftware|[Pp]lataforma|[Hh]erramienta|[Pp]edagog[ií]a|[Mm]etodolog[ií]a|[Mm][eé]todo|[Ee]nfoque|[Ff]ilosof[ií]a|[Tt][eé]cnica|[Ll]enguaje|[Ff]ramework|[Ll]ibrer[ií]a) (?=\p{Lu}\p{L})/gu,
    '',
  ],
]

const withoutPassing = (text: string): string =>
  PASSING.reduce((rest, [pattern, kept]) => rest.replace(pattern, kept), text)

interface WordsAsked {
  words: string[]
  examples?: string[]
  /** Where it asks for something done and not only known. */
  done?: boolean
  /** What its names are called by their first letters. */
  letters?: readonly Letters[]
}

/** The words that a demand is about, and apart from them the names that it gives as examples. */
export function wordsAsked(text: string): WordsAsked {
  const done = HAVING_DONE.test(text)
  const plain = withoutPassing(text)
  const letters = lettersOf(plain)
  const more = { ...(done && { done }), ...(letters.length > 0 && { letters }) }
  const examples = [...plain.matchAll(LISTED)].flatMap(([, inside = '']) => namesIn(inside))
  if (examples.length < 2) return { words: contentWords(plain.trim() === '' ? text : plain), ...more }
  return { words: contentWords(plain.replace(LISTED, ' ')), examples: [...new Set(examples)], ...more }
}

/** «NEM» is the «Nueva Escuela Mexicana». */
export interface Letters {
  name: string
  of: readonly string[]
}

const SHORTEST_NAME = 3
const CAPITALS = /\p{Lu}\p{Ll}+(?: (?:(?:de|del|la|las|los|y|e|en|para|a|al) ){0,2}\p{Lu}\p{Ll}+){2,7}/gu

/** Any run of three words or more in capitals, with and without what stands before it. */
export function lettersOf(text: string): Letters[] {
  return [...text.matchAll(CAPITALS)].flatMap(([run]) => {
    const names = run.split(' ').filter((word) => /^\p{Lu}/u.test(word))
    return names.slice(SHORTEST_NAME - 1).map((_, from) => {
      const own = names.slice(from)
      return { name: own.map((word) => word.charAt(0).toLowerCase()).join(''), of: contentWords(own.join(' ')) }
    })
  })
}

const namesIn = (inside: string): string[] =>
  inside.split(/,|\/| [oyu] /).flatMap((part) => (NAME.test(part.trim()) ? contentWords(part) : []))

const OR = /,? (?:[ou]|y\/o) /u

/**
 * The words of each way to meet «experiencia en urbano o discrecional»; none where it asks for one thing. What stands
 * before the last word of the first is said of all: «montaje de muebles o cocinas».
 */
export function waysToMeet(text: string): string[][] {
  return [...alternativesIn(text), ...(OF_OWN_WORK.test(text) ? OWN_WORK.map(contentWords) : [])]
}

/** «Portfolio o casos explicados»: where somebody shows what they made goes by many names. */
const OF_OWN_WORK =
  /(?<!\p{L})(?:portfolio|portafolio|book de trabajos)(?!\p{L})(?! de (?!trabajos|proyectos|diseño))/iu
const OWN_WORK = [
  'portfolio',
  'portafolio',
  'behance',
  'dribbble',
  'book de trabajos',
  'casos en mi web',
  'casos en mi sitio',
  'casos en mi página',
]

function alternativesIn(text: string): string[][] {
  const plain = withoutPassing(text).replace(/\([^()]*\)/gu, ' ')
  if (plain.includes(' / ')) return severalOf(plain.split(' / ').map(contentWords))
  const [first = '', ...others] = OR.test(plain) ? plain.split(/,? (?:[ou]|y\/o) |, /u) : []
  const head = contentWords(first)
  const rest = others.flatMap((way) => {
    const words = contentWords(way)
    if (isOnlyMore(words)) return []
    return [words.length > 1 || LETTERS_ALONE.test(way.trim()) ? words : [...head.slice(0, -1), ...words]]
  })
  return severalOf([head, ...rest])
}

/** «Normativa de riesgos, SQL o scoring»: letters are a thing of their own. */
const LETTERS_ALONE = /^\p{Lu}{2,}$/u

const severalOf = (ways: string[][]): string[][] => {
  const telling = ways.filter((words) => words.length > 0)
  return telling.length > 1 ? telling : []
}

/** «o similar», «o equivalente» */
const isOnlyMore = (words: readonly string[]): boolean =>
  words.every((word) => /^(?:simil|afin|equivalent|parecid|otr)/.test(word))
