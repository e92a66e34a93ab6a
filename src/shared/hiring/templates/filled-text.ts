import type { TEMPLATE_VARIABLES } from './templates.ts'

/** What stands in the place of each `{variable}`. */
export type Filled = Record<(typeof TEMPLATE_VARIABLES)[number], string>

/** «Ana García-López» → «Ana». */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName

export const signatureOf = (companyName: string): string => `Equipo de ${companyName}`

type Name = keyof Filled

/** Alone between two full stops, what was missing is a sentence; within one it is only its names. */
const ALONE: Partial<Record<Name, (value: string) => string>> = {
  qué_faltó: (names) => `Para este puesto buscábamos además: ${names}.`,
}

const VARIABLE = /\{([\p{L}_]+)\}/gu
const SENTENCES = /(?<=[.!?…][»")]*)(?=\s)/u

/** Puts words in the place of `{variables}`; a sentence that would say nothing of one, «Nos faltó {qué_faltó}.», is left out. */
export function filledIn(template: string, values: Filled): string {
  const known = new Map<string, string>(Object.entries(values))
  const isEmpty = ([, name = '']: RegExpMatchArray) => known.get(name) === ''
  const said = (sentence: string): string => {
    const alone = Object.entries(ALONE).find(([name]) => sentence.trim().replace(/\.$/, '') === `{${name}}`)
    if (alone) return sentence.replace(/\S+/, alone[1](known.get(alone[0]) ?? ''))
    return sentence.replace(VARIABLE, (whole, name: string) => known.get(name) ?? whole)
  }
  return template
    .split('\n')
    .map((line) =>
      line
        .split(SENTENCES)
        .filter((sentence) => ![...sentence.matchAll(VARIABLE)].some(isEmpty))
        .map(said)
        .join('')
        .trim(),
    )
    .join('\n')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
