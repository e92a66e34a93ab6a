import { randomInt } from 'node:crypto'

/** Without letters that look like digits or like each other: people type it from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** «7K2M-Q4XT-09HB»: 60 random bits. */
export const newCertificateCode = (): string =>
  grouped(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''))

/** The code that was meant by what somebody typed. */
export const readCertificateCode = (typed: string): string =>
  grouped(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  )

/** «A. G. L.», of whatever script. */
export const initialsOf = (full_name: string): string =>
  full_name
    .split(/[\s-]+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
