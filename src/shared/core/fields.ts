import { z } from 'zod'
import { currencies } from './currencies.ts'
import { EMAIL_MAX, FULL_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, URL_MAX } from './limits.ts'

export const REQUIRED = 'Completa este campo.'

// Tab, line feed and carriage return stay; PostgreSQL refuses NUL and nobody means the others.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

function clean(text: string): string {
  return text.toWellFormed().replace(CONTROL, '').normalize('NFC').trim()
}

/** Free text: trimmed, NFC, without control characters, at most `max` characters. */
export function text(max: number, min = 0) {
  const tooShort = min <= 1 ? REQUIRED : `Escribe al menos ${min} caracteres.`
  return z
    .string({ error: REQUIRED })
    .max(max * 4 + 100, `Escribe como máximo ${max} caracteres.`)
    .transform(clean)
    .pipe(z.string().min(min, tooShort).max(max, `Escribe como máximo ${max} caracteres.`))
}

/** One line of free text: line breaks become spaces, so that it is safe in headings and mail subjects. */
export function line(max: number, min = 0) {
  return z
    .string({ error: REQUIRED })
    .transform((value) => value.replace(/[\r\n\t\u2028\u2029]+/g, ' '))
    .pipe(text(max, min))
}

/** Optional text: an empty value is stored as null. */
export function optionalLine(max: number) {
  return line(max)
    .nullable()
    .transform((value) => value || null)
}

export function optionalText(max: number) {
  return text(max)
    .nullable()
    .transform((value) => value || null)
}

/** A day that somebody chooses; the database counts no years of five digits, and midnight elsewhere may lie a day later. */
export const chosenDay = (message = 'Elige un día.') => z.iso.date(message).refine((text) => text < '9999', message)

const NAME = 'Escribe tu nombre y apellido.'
export const fullName = line(FULL_NAME_MAX).pipe(
  z
    .string()
    .min(2, NAME)
    .regex(/^[\p{L}\p{M} '’.-]+$/u, NAME)
    .regex(/\p{L}/u, NAME),
)

const EMAIL = 'Revisa el correo: parece incompleto.'
export const email = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .max(320, EMAIL)
  .transform((value) => clean(value).toLowerCase())
  .pipe(z.email(EMAIL).max(EMAIL_MAX, EMAIL))

export const PASSWORD_RULE = 'Usa al menos 10 caracteres y evita contraseñas comunes.'
/** Never trimmed nor changed: what the person typed is what counts. */
export const newPassword = z
  .string({ error: REQUIRED })
  .min(PASSWORD_MIN, PASSWORD_RULE)
  .max(PASSWORD_MAX, `Usa como máximo ${PASSWORD_MAX} caracteres.`)
  .refine((value) => value.isWellFormed(), PASSWORD_RULE)

/** A password typed to be compared: any length up to a bound that keeps hashing cheap. */
export const typedPassword = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .max(1024, 'La contraseña es demasiado larga.')

const URL_RULE = 'El enlace debe empezar por https://.'
export const httpsUrl = line(URL_MAX).pipe(
  z.string().refine((value) => {
    if (!/^https:\/\//i.test(value) || /[\s\\]/.test(value) || !URL.canParse(value)) return false
    const url = new URL(value)
    return url.protocol === 'https:' && !url.username && !url.password && isPublicHost(url.hostname)
  }, URL_RULE),
)

function isPublicHost(host: string): boolean {
  return (
    /^[^.]+(\.[^.]+)+$/.test(host) && !/^[\d.]+$/.test(host) && !/\.(local|localhost|internal|test|invalid)$/.test(host)
  )
}

export const linkToken = z
  .string({ error: REQUIRED })
  .regex(/^[A-Za-z0-9_-]{43}$/, 'Este enlace no está completo. Ábrelo de nuevo desde el correo.')

export const id = z.uuid('No encontramos lo que buscas o ya no tienes acceso.')

/** Made by the client, so that the same call sent twice is one thing; a call without it stands for itself. */
export const creationKey = id.optional().transform((key) => key ?? crypto.randomUUID())

export const timestamp = z.date().transform((date) => date.toISOString())

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'Elige un país de la lista.')
export const currencyCode = z.enum(currencies, { error: 'Elige una moneda de la lista.' })
