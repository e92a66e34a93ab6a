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
export function settleCountries(draft: Draft): void {
  const { basics, experience } = draft.document
  const guessed = new Set(draft.towns.map(({ of }) => of))
  const certain = [basics, ...experience].filter((place) => !guessed.has(place)).map(({ country }) => country)
  const named = [countryOfPhone(basics.phone), ...certain, countryOfSchools(draft)]
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

function countryOfPhone(phone: string): string | null {
  const [, digits = ''] = /^\(?(?:\+|00)([\d ]{2,5})/.exec(phone) ?? []
  const code = digits.replace(/\D/g, '')
  return COUNTRY_BY_CALLING_CODE.get(code.slice(0, 3)) ?? COUNTRY_BY_CALLING_CODE.get(code.slice(0, 2)) ?? null
}
