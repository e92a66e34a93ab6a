import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Skill } from '#server/features/language/taxonomy/taxonomy.ts'

export const LONGEST_NAME = 50
/** A licence is never said in passing. */
export const PAPERS = /licence|certificat/

const lettersOf = (words: string): string => flatten(words).replace(/[^a-z0-9]/g, '')

/** A short name is a word of the other one, and not a few of its letters: «Mastercam» is not called CAM. */
const holds = (written: string, text: string, name: string): boolean =>
  name.length > SHORT_NAME
    ? text.includes(name)
    : flatten(written)
        .split(/[^a-z0-9]+/)
        .includes(name)
const SHORT_NAME = 3
const CAR_LICENCE = 'driving-licence-b'
const calm = (written: string): string =>
  written.charAt(0).toLocaleUpperCase('es') + written.slice(1).toLocaleLowerCase('es')

/** The taxonomy puts near products under one name; an ad that asks for another of them goes on naming that one. */
export function nameOf({ id, name_es, name_en, kind }: Skill, written: string, paper: string): string {
  // A card has the name that its country gives it.
  if (PAPERS.test(id) && paper !== '') return `${paper}${written}`.slice(0, LONGEST_NAME)
  // «Licencia de manejo»: of which class is not said.
  if (id === CAR_LICENCE && !/(?<![\p{L}])b\d?(?![\p{L}])/iu.test(written) && /\p{L} \p{L}/u.test(written))
    return calm(written)
  const text = lettersOf(written)
  const names = [name_es, name_en].map(lettersOf)
  const product =
    (kind === 'TECHNICAL' || kind === 'TOOL') &&
    written.length > 4 &&
    /^\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]*)*$/u.test(written)
  const other = product && names.every((name) => !name.includes(text) && !holds(written, text, name))
  return other || name_es.length > LONGEST_NAME ? written.slice(0, LONGEST_NAME) : name_es
}
