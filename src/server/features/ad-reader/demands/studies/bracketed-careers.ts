import type { AdText } from '../../text/ad-text.ts'
import { fieldsIn } from './fields-of-study.ts'

interface Bracketed {
  /** How far the bracket reaches. */
  length: number
  fields: string[]
}

/** «Ingeniería (Industrial, Electrónica)» */
const LISTED = /^ ?\(([^().:;]{3,90})\)/
/** The studies whose kinds the bracket names. */
const HEAD = /(?<!\p{L})(Ingenier[ií]a|Licenciatura|Grado|FP|Ciclo Formativo|Tecnicatura|Carreras?)$/iu
/** A career is one to four words, and says nothing of the person: «Industrial», «Ciencias de la Computación». */
const CAREER = /^(?:en |de )?\p{Lu}[\p{L}-]+(?: (?:(?:de|del|y|e|en|la|las|los) )*\p{Lu}?[\p{L}-]+){0,3}$/u
const NO_CAREER =
  /^(?:titulad|graduad|excluy|impresc|indisp|deseab|valor|m[ií]nim|t[ií]tulo|acredit|homologad|complet|terminad)/i

/** The careers that stand in the bracket right behind the studies: any of them will do. */
export function bracketedCareers({ text }: AdText, from: number): Bracketed | undefined {
  const head = HEAD.exec(text.slice(Math.max(0, from - 20), from))?.[1]
  const listed = head === undefined ? null : LISTED.exec(text.slice(from, from + 100))
  if (!head || !listed) return undefined
  const careers = (listed[1] ?? '')
    .split(/\s*(?:,|\/| [ou] )\s*/)
    .filter((one) => !/^(?:o |u )?(?:afin|similar|etc)/i.test(one))
  if (careers.length === 0 || !careers.every((one) => CAREER.test(one) && !NO_CAREER.test(one))) return undefined
  const of = /^ing/i.test(head) ? 'Ingeniería ' : ''
  return { length: listed[0].length, fields: careers.flatMap((one) => fieldsIn(`${of}${one}`)) }
}
