import type { Choice } from './choices.ts'
import { foldName } from './fold-name.ts'

/** The first countries of the product stand first; all others follow by name. */
const FIRST = ['ES', 'MX', 'CO', 'CL', 'AR', 'PE']
const OTHERS =
  'AD AE AF AG AI AL AM AO AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CM CN CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ET FI FJ FR GA GB GD GE GH GI GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MY MZ NA NE NG NI NL NO NP NZ OM PA PG PH PK PL PR PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SS SV SY SZ TD TG TH TJ TL TM TN TR TT TW TZ UA UG US UY UZ VC VE VN VU WS XK YE ZA ZM ZW'

const names = new Intl.DisplayNames('es', { type: 'region' })

export function countryName(code: string): string {
  return names.of(code) ?? code
}

function choice(code: string): Choice {
  return { value: code, label: countryName(code) }
}

export const countries: readonly Choice[] = [
  ...FIRST.map(choice),
  ...OTHERS.split(' ')
    .map(choice)
    .sort((one, other) => one.label.localeCompare(other.label, 'es')),
]

export function countryByName(text: string): string | undefined {
  return countries.find((country) => foldName(country.label) === foldName(text))?.value
}
