import { registrationIn } from '../circumstances/registration-phrases.ts'

interface Credential {
  /** The text without it. */
  rest: string
  id: string
}

const SIGN = String.raw`(?:n\.?[º°ª]|no\.|nro\.?|n[uú]m\.?|n[uú]mero|#)`
const OF =
  '(?: de(?: la| el)?| del)?(?: credencial| certificad[oa]| verificaci[oó]n| validaci[oó]n| licencia| folio| serie)?'
const WORD = `(?:(?:id|c[oó]digo|folio|serie|${SIGN})${OF}|(?:credencial|credential|certificate|license|validation)(?: id| number)?)(?: ?${SIGN})?`
const CODE = String.raw`(?=[\p{L}./-]*\d)[\p{L}\d][\p{L}\d./-]{2,38}[\p{L}\d]`
/** «folio B0078», «N° 18.223-K», «(credencial Nº 223.981)», «ID 33456», «PMI #17892» */
const NUMBERED = new RegExp(String.raw`[\s,;:|–—-]*(?<![\p{L}\d])${WORD}\s*:?\s*(${CODE})(?![\p{L}\d])`, 'iu')

/** The number that a paper has among others of its kind, with the word that says so; a register's is read as a registration. */
export function credentialIn(text: string): Credential {
  const found = NUMBERED.exec(text)
  if (found?.[1] === undefined || registrationIn(text)?.number) return { rest: text, id: '' }
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
  return { rest: rest.replace(/\(\s*[,;]?\s*\)/, '').trim(), id: found[1] }
}
