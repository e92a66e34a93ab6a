import { flatten } from '#server/features/language/normalise/fold.ts'
import { languages } from '#server/features/language/taxonomy/reference.ts'

/** Names that the list of languages does not have: those in the neighbouring languages. */
const OTHER_NAMES: Record<string, string> = {
  catala: 'ca',
  castella: 'es',
  mallorquin: 'ca',
  menorquin: 'ca',
  runasimi: 'qu',
  vascuence: 'eu',
  angles: 'en',
  ingelesa: 'en',
  espanyol: 'es',
  castelan: 'es',
  gaztelania: 'es',
  gaztelera: 'es',
  katalana: 'ca',
  gallec: 'gl',
  basc: 'eu',
  euscaro: 'eu',
  frantsesa: 'fr',
  alemany: 'de',
  italiera: 'it',
  portugesa: 'pt',
  arab: 'ar',
  rus: 'ru',
  xines: 'zh',
  romanes: 'ro',
  castelhano: 'es',
  espanhol: 'es',
  alemao: 'de',
  chines: 'zh',
  japones: 'ja',
  catalao: 'ca',
  frances: 'fr',
  signos: 'ssp',
  'signos espanola': 'ssp',
  lse: 'ssp',
  senas: 'sgn',
  lsm: 'sgn',
  mapuzugun: 'arn',
  mapuzungun: 'arn',
  zapoteco: 'zap',
  tsotsil: 'tzo',
  tzotzil: 'tzo',
  tseltal: 'tzh',
  tzeltal: 'tzh',
  otomi: 'oto',
  mazahua: 'maz',
  mixe: 'mco',
  purepecha: 'tsz',
  wayuunaiki: 'guc',
  rapanui: 'rap',
  ashaninka: 'cni',
  awajun: 'agr',
  shipibo: 'shp',
}
let codes: ReadonlyMap<string, string> | undefined

/** The code of every language, by its names without accents. */
export function codeByName(): ReadonlyMap<string, string> {
  codes ??= new Map([
    ...furtherLanguages(),
    ...languages().flatMap(({ id, name_es, name_en, aliases }) =>
      [name_es, name_en, ...aliases].map((name): [string, string] => [flatten(name), id]),
    ),
    ...Object.entries(OTHER_NAMES),
  ])
  return codes
}

/** Never said of a person, or words of other things. */
const NOT_SPOKEN = new Set([
  'ido',
  'interlingua',
  'interlingue',
  'pali',
  'volapuk',
  'avestico',
  'corso',
  'lao',
  'cree',
  'fula',
  'avar',
  'mongol',
])
const CODE_LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Languages that the list does not have, by their names in Spanish and English: «yoruba», «wolof», «igbo». */
function furtherLanguages(): [string, string][] {
  const known = new Set(languages().map(({ id }) => id))
  const names = ['es', 'en'].map((locale) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }))
  return [...CODE_LETTERS]
    .flatMap((one) => [...CODE_LETTERS].map((two) => one + two))
    .filter((code) => !known.has(code) && Intl.getCanonicalLocales(code)[0] === code)
    .flatMap((code) =>
      names.flatMap((list): [string, string][] => {
        const name = flatten(list.of(code) ?? '')
        return /^[a-z]{4,}$/.test(name) && !NOT_SPOKEN.has(name) ? [[name, code]] : []
      }),
    )
}
