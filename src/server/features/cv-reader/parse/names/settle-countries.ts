import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Draft } from '../draft.ts'

const COUNTRY_BY_CALLING_CODE = new Map(
  Object.entries({
    '34': 'ES',
    '51': 'PE',
    '52': 'MX',
    '53': 'CU',
    '54': 'AR',
    '56': 'CL',
    '57': 'CO',
    '58': 'VE',
    '502': 'GT',
    '503': 'SV',
    '504': 'HN',
    '505': 'NI',
    '506': 'CR',
    '507': 'PA',
    '591': 'BO',
    '593': 'EC',
    '595': 'PY',
    '598': 'UY',
  }),
)

/** «Cartagena» is in the country that the rest of the CV names; without one it stays the first guess, and rated so. */
export function settleCountries(draft: Draft, whole: string): void {
  const { basics, experience } = draft.document
  const guessed = new Set(draft.towns.map(({ of }) => of))
  const certain = [basics, ...experience].filter((place) => !guessed.has(place)).map(({ country }) => country)
  const named = [countryOfPhone(basics.phone), ...certain, countryOfSchools(draft), ...countriesOfPapers(whole)]
  for (const { path, of, perhaps } of draft.towns) {
    const country = named.find((each) => each !== null && perhaps.includes(each))
    of.country = country ?? of.country
    draft.rate(`${path}.country`, of.country, country ? 'MEDIA' : 'BAJA')
  }
}

/** Schools and levels that one country alone has. */
const SCHOOLS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})SENA(?!\p{L})/u, 'CO'],
  [/(?<!\p{L})(?:IPN|UNAM|CONALEP|CETIS|CBTIS|CECYT)(?!\p{L})/u, 'MX'],
  [/(?<!\p{L})(?:SENATI|SENCICO|UNMSM|PUCP)(?!\p{L})/u, 'PE'],
  [/(?<!\p{L})(?:INACAP|DUOC)(?!\p{L})/iu, 'CL'],
  [/(?<!\p{L})(?:UBA|UTN|UNR)(?!\p{L})/u, 'AR'],
  [/(?<!\p{L})(?:IES|CIFP|CFGS|CFGM|UNED|ESO)(?!\p{L})/u, 'ES'],
]

function countryOfSchools({ document }: Draft): string | null {
  const said = document.education.map(({ degree, institution }) => `${degree} ${institution}`).join('\n')
  return SCHOOLS.find(([school]) => school.test(said))?.[1] ?? null
}

/** Papers and offices that one country alone has, and papers that say whose they are: «cédula chilena». */
const PAPER = '(?:cedula|documento|identificacion|carnet|visa|residencia|nacionalidad|licencia|permiso|pasaporte)'
const PAPERS: readonly (readonly [RegExp, string])[] = (
  [
    ['chilen[oa]', 'seremi|isapre|fonasa|clave unica', 'CL'],
    ['argentin[oa]', 'cuil|monotribut[a-z]+|anses|afip', 'AR'],
    ['mexican[oa]', 'curp|imss|infonavit|cedula profesional', 'MX'],
    ['colombian[oa]', 'rethus|cedula de ciudadania|tarjeta profesional', 'CO'],
    ['peruan[oa]', 'brevete|sunat|serums|essalud', 'PE'],
    ['espanol[a]?', 'dni\\/nie|numero de la seguridad social|sepe|cap vigente', 'ES'],
  ] as const
).map(([whose, offices, country]) => [
  new RegExp(`(?<![a-z])(?:${PAPER}(?: de (?:trabajo|residencia|conducir|identidad))? ${whose}|${offices})(?![a-z])`),
  country,
])

function countriesOfPapers(whole: string): string[] {
  const flat = flatten(whole)
  return PAPERS.flatMap(([paper, country]) => (paper.test(flat) ? [country] : []))
}

function countryOfPhone(phone: string): string | null {
  const [, digits = ''] = /^\(?(?:\+|00)([\d ]{2,5})/.exec(phone) ?? []
  const code = digits.replace(/\D/g, '')
  return COUNTRY_BY_CALLING_CODE.get(code.slice(0, 3)) ?? COUNTRY_BY_CALLING_CODE.get(code.slice(0, 2)) ?? null
}
