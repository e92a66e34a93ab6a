import { flatten } from '#server/features/language/normalise/fold.ts'
import { contentWords } from '../words/content-words.ts'

const OF_HOLDER =
  /^(?:carn[eé]t?|certificado|licencia|credencial|acreditaci[oó]n) (?:de|para) (?:aplicador|manipulador|usuario|operador)(?:a|es)?(?: de)?(?: productos)? /iu
const LEVEL_BEHIND = /,? (?:nivel|como m[ií]nimo).*$/iu

/** «Carnet de aplicador de fitosanitarios, nivel básico» is one of «fitosanitarios». */
export const matterOfPaper = (name: string): string =>
  OF_HOLDER.test(name) ? name.replace(OF_HOLDER, '').replace(LEVEL_BEHIND, '') : name

/** «Licencia SEC clase B»: what it is of, and which class of it. */
export interface PaperClass {
  of: readonly string[]
  kind: 'clase' | 'nivel'
  name: string
}

const CLASS = /(?<![a-z])(clase|categoria|nivel|level) ["«“']?([a-z]|\d|i{1,3}|iv)["»”']?(?![a-z0-9])/
/** They say that it is a paper, not which. */
const PAPER =
  /^(?:licenci|carn|permis|credencial|acreditaci|acreditad|autorizad|autorizaci|instalador|habilitad|registr|vigent|dia|superior)/

export function paperClassOf(name: string): PaperClass | null {
  const match = CLASS.exec(flatten(name))
  if (!match) return null
  const rest = `${name.slice(0, match.index)} ${name.slice(match.index + match[0].length)}`
  const of = contentWords(rest).filter((word) => !PAPER.test(word))
  const kind = match[1] === 'nivel' || match[1] === 'level' ? 'nivel' : 'clase'
  return of.length === 0 ? null : { of, kind, name: match[2] ?? '' }
}

const ROMAN: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' }

/** Classes that Chile's office of energy ranks: the first letter or number may do all that the later ones may. */
const FIRST_IS_HIGHEST = 'sec'

/** True where the class that is held allows at least what is asked; null where nobody knows which of them is more. */
export function classReaches(asked: PaperClass, held: PaperClass): boolean | null {
  if (asked.kind !== held.kind) return null
  const [wanted, shown] = [asked, held].map(({ name }) => ROMAN[name] ?? name)
  if (wanted === undefined || shown === undefined) return null
  if (wanted === shown) return true
  if (/\d/.test(wanted) !== /\d/.test(shown)) return null
  if (asked.kind === 'nivel') return shown > wanted
  return asked.of.includes(FIRST_IS_HIGHEST) ? shown < wanted : null
}

const LICENCE =
  /^(?:(?:conductor[a]?|chofer)(?= (?:profesional |licencia |clase |a))|licencia|permiso|carnet|carne|brevete|registro)s?:?(?: nacional| federal)?(?: de)?(?: conducir| conduccion| manejo| chofer| conductor| automovilista)?(?: profesional)?(?: (?:clase|tipo|categoria))? ["«“']?(a-?i{1,3}-?[abc]?|[a-e][0-9]?(?:\+e)?)(?![a-z0-9])/

/** The class of a driving licence: «Licencia D» and «Licencia de conducir clase D» are one paper. */
export const licenceClassOf = (name: string): string | null =>
  LICENCE.exec(
    flatten(name)
      .trim()
      .replace(/(?<= a)-(?=\d)/, ''),
  )?.[1] ?? null

const OR_CLASS = /^(?: ?[,/] ?| o )["«“']?(a-?i{1,3}-?[abc]?|[a-e][0-9]?(?:\+e)?)(?![a-z0-9])/

/** Every class that would do: «Licencia federal tipo B o E». */
export function licenceClassesOf(name: string): string[] {
  const flat = flatten(name).trim()
  const first = LICENCE.exec(flat)
  if (!first?.[1]) return []
  const classes = [first[1]]
  let rest = flat.slice(first[0].length)
  for (let more = OR_CLASS.exec(rest); more?.[1]; more = OR_CLASS.exec(rest)) {
    classes.push(more[1])
    rest = rest.slice(more[0].length)
  }
  return classes
}

/** In Chile who drives the articulated lorry or the bus may drive the smaller ones; those classes are of no other country. */
const COVERED_BY: Readonly<Record<string, string>> = { a4: 'a5', a2: 'a3', a1: 'a3' }
/** Each class of Peru allows what those before it allow. */
const OF_PERU = ['ai', 'aiia', 'aiib', 'aiiia', 'aiiib', 'aiiic']
/** What is «superior» where an ad says that it will do, lowest first: Chile, Colombia, Spain. */
const LADDERS: readonly (readonly string[])[] = [
  ['a1', 'a2', 'a3'],
  ['a4', 'a5'],
  ['b1', 'b2', 'b3'],
  ['c1', 'c2', 'c3'],
  ['a1', 'a2', 'a'],
  ['b', 'c1', 'c', 'c+e'],
  ['b', 'd1', 'd', 'd+e'],
]

const plain = (name: string): string => name.replaceAll('-', '')
const isAbove = (ladder: readonly string[], low: string, high: string): boolean =>
  ladder.includes(low) && ladder.indexOf(high) > ladder.indexOf(low)

export const OR_HIGHER = /(?<![a-z])[ou] (?:una? )?(?:(?:clase|categoria) )?(?:superior|mayor|mas alta)(?![a-z])/

export function licenceReaches(asked: string, held: string | null, or_higher = false): boolean {
  if (held === null) return false
  const [wanted, shown] = [plain(asked), plain(held)]
  if (shown === wanted || COVERED_BY[wanted] === shown || isAbove(OF_PERU, wanted, shown)) return true
  return or_higher && LADDERS.some((ladder) => isAbove(ladder, wanted, shown))
}

/** Whether it is a lower class of the one country whose classes nobody else has. */
export const licenceIsLess = (asked: string, held: string | null): boolean =>
  held !== null && isAbove(OF_PERU, plain(held), plain(asked))
