import { folded } from '../core/fold.ts'
import { longestFirst, tableOf } from './words.ts'

/** A month a line, in order: its Spanish names | how they are shortened | English, Portuguese, Galician, Catalan and Basque. */
const MONTHS = tableOf(`
enero                 | ene          | january jan janeiro xaneiro xan gener gen urtarrila urtarril
febrero               | feb          | february fevereiro fev febreiro febrer otsaila otsail
marzo                 | mar          | march março març martxoa martxo
abril                 | abr          | april apr apirila apiril
mayo                  | may          | maio mai maig maiatza maiatz
junio                 | jun          | june junho xuño xun juny ekaina ekain
julio                 | jul          | july julho xullo xul juliol uztaila uztail
agosto                | ago          | august aug agost abuztua abuztu
septiembre setiembre  | sept sep set | september setembro setembre iraila irail
octubre               | oct          | october outubro out urria urri
noviembre             | nov          | november novembro novembre azaroa azaro
diciembre             | dic          | december dec dezembro dez decembro desembre des abendua abendu
`).map((cells) => cells.map((cell) => folded(cell).split(' ')))

/** Words of other things that count only where a month can stand. */
const ONLY_WHERE: Readonly<Record<string, string>> = {
  // «La Mulata del Mar 2023» is by the sea.
  mar: '(?<!(?:del|el|la|al) )mar',
  // «Des de 2018» says since when.
  des: "des(?=\\.| \\d|[-/’'])",
}

const anyOf = (names: readonly string[]): string =>
  `(?:${longestFirst(names)
    .map((name) => ONLY_WHERE[name] ?? name)
    .join('|')})`

/** «septiembre»: in full, in Spanish; as a part of a pattern over flat text, as all of these. */
export const MONTH_NAME = anyOf(MONTHS.flatMap(([names = []]) => names))
/** «septiembre», «sep» */
export const SPANISH_MONTH = anyOf(MONTHS.flatMap(([names = [], short = []]) => [...names, ...short]))
/** In all these languages. */
export const MONTH = anyOf(MONTHS.flat(2))

/** When schools are closed and hours are short, here or on the other side of the world. */
const HOLIDAYS = [6, 7, 8, 12, 1, 2]
export const HOLIDAY_MONTH = anyOf(HOLIDAYS.flatMap((month) => MONTHS[month - 1]?.[0] ?? []))

const NUMBERS = new Map(MONTHS.flatMap((cells, at) => cells.flat().map((name) => [name, at + 1])))

/** 1 to 12, or 0 for a word that names none. */
export const monthOf = (word: string): number => NUMBERS.get(word) ?? 0
