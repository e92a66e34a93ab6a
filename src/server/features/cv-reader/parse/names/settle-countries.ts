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
  const named = [countryOfPhone(basics.phone), ...certain]
  for (const { path, of, perhaps } of draft.towns) {
    const country = named.find((each) => each !== null && perhaps.includes(each))
    of.country = country ?? of.country
    draft.rate(`${path}.country`, of.country, country ? 'MEDIA' : 'BAJA')
  }
}

function countryOfPhone(phone: string): string | null {
  const [, digits = ''] = /^\(?(?:\+|00)([\d ]{2,5})/.exec(phone) ?? []
  const code = digits.replace(/\D/g, '')
  return COUNTRY_BY_CALLING_CODE.get(code.slice(0, 3)) ?? COUNTRY_BY_CALLING_CODE.get(code.slice(0, 2)) ?? null
}
