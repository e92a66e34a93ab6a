/** Verbs whose forms and nouns no ending explains: the root that they share, and how each of them begins. */
const IRREGULAR: readonly (readonly [string, string])[] = [
  ['abr', 'apertur abrir abria abri$ abro$'],
  ['acog', 'acogid acog acoj'],
  ['analic', 'analisi analiz analic'],
  ['atend', 'atenc atend atiend'],
  ['cerr', 'cierr cerr'],
  ['compon', 'composicion compon compus'],
  ['conduc', 'conduc conduj conduzc'],
  ['conseg', 'aconsej consej'],
  ['constru', 'constru'],
  ['correg', 'correcc correg corrij corrig'],
  ['cos', 'costur coser cosia$'],
  ['cuid', 'cuid'],
  ['defend', 'defensa$ defend defiend'],
  ['detect', 'detecc detect'],
  ['dirig', 'direccion dirig dirij'],
  ['ejecut', 'ejecu'],
  ['eleg', 'eleccion eleg elij'],
  ['emit', 'emision emit'],
  ['escrib', 'escritur escrib escrit$'],
  ['expon', 'exposicion expon expus'],
  ['extra', 'extracc extraer extrai extraj extraig'],
  ['fre', 'fritur freir freia friend'],
  ['gestion', 'gestion'],
  ['imprim', 'impresion imprim'],
  ['leer', 'lectura$ leer leo$ leia leiamos leian lei$ leido$ leyendo'],
  ['limpi', 'limpiez limpi'],
  ['liquid', 'liquid'],
  ['manten', 'manten mantien mantuv'],
  ['mol', 'molienda moler molia muelo$'],
  ['ped', 'pedid pedir pedia pido$ pedi$'],
  ['prob', 'prueb probar probab'],
  ['produc', 'produccion producir producia produj produzc'],
  ['prospect', 'prospecc prospect'],
  ['proteg', 'protecc proteg protej'],
  ['recib', 'recepcion$ recib'],
  ['recog', 'recogid recog recoj'],
  ['redact', 'redacc redact'],
  ['reg', 'riego$ riega$ riegu regar regab'],
  ['repon', 'reposicion repon repus'],
  ['resolv', 'resoluc resolv resuelv'],
  ['seg', 'seguimient segui sigo$ sigu'],
  ['sembr', 'siembr sembr'],
  ['serv', 'servicio$ servir servia servi$ sirvo$ sirvi'],
  ['teg', 'tejid tejer tejia tejo$'],
  ['traduc', 'traduc traduj traduzc'],
  ['transmit', 'transmis transmit'],
  ['vend', 'venta$ vend'],
]

interface Opening {
  root: string
  opening: string
  is_whole: boolean
}

/** By their first two letters, so that a word is compared with few of them. */
const openings = new Map<string, Opening[]>()
for (const [root, forms] of IRREGULAR) {
  for (const form of forms.split(' ')) {
    const opening = form.replace('$', '')
    const key = opening.slice(0, 2)
    openings.set(key, [...(openings.get(key) ?? []), { root, opening, is_whole: form.endsWith('$') }])
  }
}

/** Of nouns for what somebody does, and of verbs; the longest first. */
const ENDINGS =
  'amiento imiento acion icion cion abamos iamos adura iendo yendo ando ieron aron encia ancia anza aje aban aba amos emos imos ion ian ia ado ido ura ar er ir an en o e a i'.split(
    ' ',
  )
const SHORTEST_ROOT = 3
/** Short words may end so by chance: «media» is not what somebody measured. */
const LONGER_ROOT = 4
const BY_CHANCE = new Set('ia ian i ura an en ion ido'.split(' '))

/**
 * What «coordinación», «coordiné» and «coordinaba» have in common. It is no word, and meant to be compared with another
 * root alone; `plain` is in lower case and without accents.
 */
export function rootOf(plain: string): string {
  const word = singular(plain)
  if (AGENT.test(word)) return word
  const known = openings
    .get(word.slice(0, 2))
    ?.find(({ opening, is_whole }) => (is_whole ? word === opening : word.startsWith(opening)))
  if (known) return known.root
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= shortest(one))
  return spelled(ending ? withoutNoun(word.slice(0, -ending.length)) : word)
}

/** Who does it is not what is done: «vendedora». */
const AGENT = /[dt]ora?$/

const shortest = (ending: string): number => (BY_CHANCE.has(ending) ? LONGER_ROOT : SHORTEST_ROOT)

function singular(plain: string): string {
  if (plain.length < 5 || !plain.endsWith('s')) return plain
  return plain.endsWith('iones') ? plain.slice(0, -2) : plain.slice(0, -1)
}

/** «Seleccionar» is what is done in a «selección». */
const withoutNoun = (root: string): string =>
  root.endsWith('cion') && root.length - 4 >= SHORTEST_ROOT ? root.slice(0, -4) : root

/** «Planifiqué» and «planifico», «cargué» and «carga»: the spelling follows the next vowel, the root does not. */
const spelled = (root: string): string => root.replace(/qu$|z$/, 'c').replace(/gu$|j$/, 'g')
