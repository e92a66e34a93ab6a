import { flatten } from '#server/features/language/normalise/fold.ts'
import { squeezed } from '../../lines/clean-text.ts'
import { trimmedEnds } from '../dates/dates.ts'

const MAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/u
const PHONE =
  /(?<![\d/@.]|[\p{L}\d]-|-(?=-))(?:\(?\+\d{1,3}\)?|00\d{2})?[ .-]?(?:(?:\(?\d{1,4}\)?[ .-]?){2,6}\d{2,4}|\d{2,4} - \d{6,8})(?![\d/@])/gu
const URL =
  /(?<![@\p{L}\d])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\d-]{1,63}\.){1,4}(?:com|es|net|org|io|dev|me|co|mx|ar|cl|pe|pt|br|cat|eu|info|app|tech|design|page|ai|uy|ec|in|blog|site|online|pro|edu|gob|gov|portfolio|work|studio)(?![\p{L}\d])(?:\.[a-z]{2}(?![\p{L}\d]))?(?:\/[^\s|·•,;()<>"]*)?/giu
const LONGEST_LINE = 400
/** «cédula prof. 12345678», «DNI 12345678» are no phones. */
const OF_A_PAPER =
  /(?:c[eé]d(?:ula|\.)|matr[ií]cula|colegiad[oa]|registro|tarjeta|dni|nie|rut|curp|rfc|cuil|cuit|c\.?c\.?|cep|cip|m\.?[np]\.?|t\.?p\.?)(?:\s*(?:prof(?:esional|\.)?|n[.º°o]*|n[uú]m\.?|:))*\s*$/iu

interface Contact {
  email: string
  phone: string
  urls: string[]
  /** What the line says besides. */
  rest: string
}

/** Takes mail, phone and addresses of the web out of a line. */
export function contactIn(text: string): Contact {
  let rest = text.slice(0, LONGEST_LINE)
  const email = MAIL.exec(rest)?.[0] ?? ''
  if (email) rest = rest.replace(email, ' | ')
  const found = linksIn(rest)
  rest = found.rest
  const numbers = [...rest.matchAll(PHONE)].filter(({ index }) => !OF_A_PAPER.test(rest.slice(0, index)))
  const phone = numbers.map(([match]) => match.trim()).find(isPhone) ?? ''
  if (phone) rest = rest.replace(phone, ' | ')
  return { email, phone, urls: found.urls, rest: rest + text.slice(LONGEST_LINE) }
}

export function linksIn(text: string): { urls: string[]; rest: string } {
  const urls = [...text.slice(0, LONGEST_LINE).matchAll(URL)].map(([match]) => match.replace(/[.,;:]+$/, ''))
  let rest = text
  for (const url of urls) rest = rest.replace(url, ' ')
  return { urls: urls.map(withScheme), rest: urls.length > 0 ? trimmedEnds(squeezed(rest)) : text }
}

/** Links must begin with https://; nothing else is ever added to what the file says. */
const withScheme = (url: string): string =>
  /^https?:\/\//i.test(url) ? url.replace(/^http:/i, 'https:') : `https://${url}`

const ISO_DATE = /^(?:19|20)\d{2}[./-]\d{2}[./-]\d{2}$/

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15 || ISO_DATE.test(text)) return false
  return !/^\D?(?:19|20)\d{2}\D{0,3}(?:19|20)\d{2}\D?$/.test(text) && !/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(text)
}

const LABEL =
  /^(?:e-?mails?|correo(?: electr[oó]nico)?|mail|tel[eéè]f(?:ono?|on)(?: m[oó]vil)?|telefone|celular|tel[eé]fonos|tel\.?|tfno\.?|tlf\.?|phone(?: number)?|m[oó]vil|mobile|celular|cel\.?|whatsapp|direcci[oó]n|domicilio|address|endere[cç]o|ubicaci[oó]n|location|lugar|local|localidad|provincia|municipio|poblaci[oó]n|barrio|comuna|ciudad|city|residencia|lugar de residencia|linkedin|github|web|website|portfolio|portafolio|p[aá]gina web|sitio web|blog|nombres?(?:(?: y | ?\/ ?)apellidos?| completos?)?|name|nome|apellidos?(?:(?: y | ?\/ ?)nombres?)?|contacto|oficio|profesi[oó]n|ocupaci[oó]n|cargo(?: actual)?|(?:puesto|empleo)(?: actual| deseado| solicitado| buscado)?|m|t|e|w)\s*(?::\s*|\.\s+)/i

const FORM_NAME =
  /^(?:apellido(?:\(s\)|s)?\s*\/\s*nombre(?:\(s\)|s)?|nombre(?:\(s\)|s)?\s*\/\s*apellido(?:\(s\)|s)?)\s*:?\s*/i

/** «Nombre Gerardo Xool»: typed without a colon. */
const NAME_WITHOUT_SIGN = /^(?:mi )?nombre(?: completo)?(?: es)?\s+(?=\p{Lu}\p{L}+ \p{Lu})/u

interface Labelled {
  label: string
  text: string
}

/** «Teléfono: 600 …» → its label and what follows. */
export function withoutLabel(text: string): Labelled {
  const found = LABEL.exec(text) ?? FORM_NAME.exec(text) ?? NAME_WITHOUT_SIGN.exec(text.replace(/^N/, 'n'))
  return found
    ? {
        label: flatten(found[0])
          .replace(/[^a-z ]/g, '')
          .trim(),
        text: text.slice(found[0].length),
      }
    : { label: '', text }
}

const ONLY_LABEL =
  /^\(?(?:apellido(?:\(s\)|s)?\s*\/\s*nombre(?:\(s\)|s)?|nombre(?:\(s\)|s)?\s*\/\s*apellido(?:\(s\)|s)?|e-?mail|correo(?: electr[oó]nico)?|mail|tel[eé]fono|telefone|tel|phone|m[oó]vil|mobile|celular|cel|home|work|casa|trabajo|linkedin|github|web|website|nombres?(?: y apellidos?| completos?)?|apellidos?(?: y nombres?)?|name|nome|personal|company|portfolio|portafolio|blog|other|otro|direcci[oó]n|address|ubicaci[oó]n|lugar|local|location|ciudad|perfil|whatsapp|contacto|contact)\)?[.:]?$/i
export const isOnlyLabel = (text: string): boolean => ONLY_LABEL.test(text.trim())

export function linkKind(url: string): 'LINKEDIN' | 'GITHUB' | 'PORTFOLIO' | 'OTHER' {
  if (/linkedin\.com/i.test(url)) return 'LINKEDIN'
  if (/github\.com|gitlab\.com/i.test(url)) return 'GITHUB'
  return /behance\.net|dribbble\.com|portfolio|portafolio|\.github\.io/i.test(url) ? 'PORTFOLIO' : 'OTHER'
}
