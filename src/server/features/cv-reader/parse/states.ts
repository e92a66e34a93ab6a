import { withoutAccents } from '#shared/core/fold.ts'

/** Those that are no country's code as well: «Toronto, CA» is not in California. */
const CLEAR = new Set('AK CT DC FL HI IA KS MI ND NH NJ NM NV NY OH OK OR RI TX UT VT WA WI WV WY'.split(' '))
const ALSO_COUNTRIES = new Set(
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA'.split(' '),
)
export const isStateOfTheUs = (code: string): boolean => CLEAR.has(code) || ALSO_COUNTRIES.has(code)

const WITH_A_ZIP_CODE = /^[A-Z]{2} \d{5}$/
const MEXICO = new Set(
  `ags bcs camp cdmx chih chis coah dgo edomex edomexico edodemex edodemexico gro gto hgo jal mich mor nay oax pue qro qroo
  sin slp son tab tamps tlax ver yuc zac`.split(/\s+/),
)

/** The country of a state that is written short behind a town: «Austin, TX 78701», «Monterrey, N.L.». */
export function countryOfState(written: string): 'US' | 'MX' | null {
  if (CLEAR.has(written) || WITH_A_ZIP_CODE.test(written)) return 'US'
  const letters = withoutAccents(written).replace(/[.\s]/g, '')
  const mexican = /^\p{Lu}/u.test(letters) && MEXICO.has(letters.toLowerCase())
  return mexican || /^(?:N\. ?L|B\. ?C)\.?$/.test(written) ? 'MX' : null
}
