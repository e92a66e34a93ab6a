/** Countries whose tax ids can be checked without asking anybody, with what the number is called there. */
export const TAX_ID_NAMES: Readonly<Record<string, string>> = {
  ES: 'NIF, NIE o CIF',
  MX: 'RFC',
  CL: 'RUT',
  AR: 'CUIT',
  CO: 'NIT',
  PE: 'RUC',
  UY: 'RUT',
  EC: 'RUC',
}

/** Without spaces, dots and dashes, in capitals. */
const plainTaxId = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '')

const digitsOf = (text: string): number[] => [...text].map(Number)
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0)

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CIF_LETTERS = 'JABCDEFGHI'

function isSpanish(id: string): boolean {
  const person = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(id)
  if (person && (person[1] === '') === (person[2]?.length === 8)) {
    const first = { X: '0', Y: '1', Z: '2' }[person[1] ?? ''] ?? ''
    return NIF_LETTERS[Number(first + (person[2] ?? '')) % 23] === person[3]
  }
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(id)
  if (!company) return false
  const digits = digitsOf(company[2] ?? '')
  const sum = digits.reduce((total, digit, at) => {
    const doubled = digit * 2
    return total + (at % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit)
  }, 0)
  const control = (10 - (sum % 10)) % 10
  const asLetter = CIF_LETTERS[control]
  if (/[PQRSNW]/.test(company[1] ?? '')) return company[3] === asLetter
  if (/[ABEH]/.test(company[1] ?? '')) return company[3] === String(control)
  return company[3] === String(control) || company[3] === asLetter
}

const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

function isMexican(id: string): boolean {
  if (!/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{2}[0-9A]$/.test(id)) return false
  const padded = id.length === 12 ? ` ${id}` : id
  const sum = [...padded.slice(0, 12)].reduce((total, sign, at) => total + RFC_ALPHABET.indexOf(sign) * (13 - at), 0)
  const rest = 11 - (sum % 11)
  return padded[12] === (rest === 11 ? '0' : rest === 10 ? 'A' : String(rest))
}

function isChilean(id: string): boolean {
  const found = /^(\d{7,8})([0-9K])$/.exec(id)
  if (!found) return false
  const sum = digitsOf(found[1] ?? '')
    .reverse()
    .reduce((total, digit, at) => total + digit * (2 + (at % 6)), 0)
  const rest = 11 - (sum % 11)
  return found[2] === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest))
}

function modulo11(id: string, length: number, weights: readonly number[]): boolean {
  if (!new RegExp(`^\\d{${length}}$`).test(id)) return false
  const digits = digitsOf(id)
  const rest = (11 - (weighted(digits.slice(0, weights.length), weights) % 11)) % 11
  return rest < 10 && digits[weights.length] === rest
}

const isArgentine = (id: string) => modulo11(id, 11, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
const isUruguayan = (id: string) => modulo11(id, 12, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])

function isPeruvian(id: string): boolean {
  if (!/^(?:10|15|16|17|20)\d{9}$/.test(id)) return false
  const digits = digitsOf(id)
  const rest = 11 - (weighted(digits.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return digits[10] === (rest >= 10 ? rest - 10 : rest)
}

function isColombian(id: string): boolean {
  if (!/^\d{9,10}$/.test(id)) return false
  const digits = digitsOf(id.slice(0, 9))
  const sum = weighted(digits.reverse(), [3, 7, 13, 17, 19, 23, 29, 37, 41])
  const rest = sum % 11
  return id.length === 9 || Number(id[9]) === (rest > 1 ? 11 - rest : rest)
}

function isEcuadorian(id: string): boolean {
  if (!/^\d{13}$/.test(id) || !/^(?:0[1-9]|1\d|2[0-4]|30)/.test(id)) return false
  const digits = digitsOf(id)
  const kind = digits[2] ?? 0
  if (kind === 9) {
    const rest = 11 - (weighted(digits.slice(0, 9), [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
    return digits[9] === rest % 11 && !id.endsWith('000')
  }
  if (kind === 6) {
    const rest = 11 - (weighted(digits.slice(0, 8), [3, 2, 7, 6, 5, 4, 3, 2]) % 11)
    return digits[8] === rest % 11 && !id.endsWith('0000')
  }
  if (kind > 5) return false
  const sum = digits.slice(0, 9).reduce((total, digit, at) => {
    const product = digit * (at % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return digits[9] === (10 - (sum % 10)) % 10 && !id.endsWith('000')
}

const CHECKS: Readonly<Record<string, (id: string) => boolean>> = {
  ES: isSpanish,
  MX: isMexican,
  CL: isChilean,
  AR: isArgentine,
  CO: isColombian,
  PE: isPeruvian,
  UY: isUruguayan,
  EC: isEcuadorian,
}

/** Whether the number can be true by its own check digit; in other countries any number of a usual length can. */
export function isTaxId(country: string, text: string): boolean {
  const id = plainTaxId(text)
  const check = CHECKS[country]
  return check ? check(id) : /^[A-Z0-9]{5,20}$/.test(id)
}

/** VAT numbers of the Union by their form, without the letters of the country; whether one is in use only the registers know. */
const EU_VAT: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

export const isEuCountry = (country: string): boolean => country in EU_VAT

/** Greece writes its numbers with EL. */
export const euVatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country)

export function isEuVatId(country: string, text: string): boolean {
  const id = plainTaxId(text)
  const prefix = euVatPrefix(country)
  return EU_VAT[country]?.test(id.startsWith(prefix) ? id.slice(prefix.length) : id) ?? false
}
