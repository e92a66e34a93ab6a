import type { TEMPLATE_VARIABLES } from './templates.ts'

/** What stands in the place of each `{variable}`. */
export type Filled = Record<(typeof TEMPLATE_VARIABLES)[number], string>

/** «Ana García-López» → «Ana». */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName

export const signatureOf = (companyName: string): string => `Equipo de ${companyName}`

/** Puts words in the place of `{variables}`; what stays empty leaves no gap behind. */
export function filledIn(template: string, values: Filled): string {
  const known = new Map(Object.entries(values))
  return template
    .replace(/\{([\p{L}_]+)\}/gu, (whole, name: string) => known.get(name) ?? whole)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
