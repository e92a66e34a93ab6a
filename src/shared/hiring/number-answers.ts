/** «1.500», «1.500.000», «12,000.50»: signs between groups of three digits. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d{1,4})?|(?:,\d{3})+(?:\.\d{1,4})?)$/
const PLAIN = /^-?\d{1,12}(?:[.,]\d{1,4})?$/
const LONGEST = 20

export const isNumberAnswer = (said: string): boolean =>
  said.length <= LONGEST && (GROUPED.test(said) || PLAIN.test(said))

/** What somebody means who answers with a number: «1.500» and «1,500» are fifteen hundred, «2,5» is two and a half. */
export function numberOf(said: string): number {
  if (!GROUPED.test(said)) return Number(said.replace(',', '.'))
  const mark = /[.,]/.exec(said)?.[0] ?? ''
  return Number(said.replaceAll(mark, '').replace(',', '.'))
}
