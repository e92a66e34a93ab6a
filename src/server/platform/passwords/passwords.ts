import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { FairQueue } from '#server/platform/processes/fair-queue.ts'
import { AppError } from '#shared/core/errors.ts'
import { PASSWORD_RULE } from '#shared/core/fields.ts'
import { folded } from '#shared/core/fold.ts'

/** Argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane. */
const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing eats memory and cores on purpose, so few run at once and a flood is refused instead of queued for ever. */
const hashing = new FairQueue({ at_once: 2, at_once_per_person: 2, waiting: 100, patience_ms: 8_000 })
/** Whoever signs in is nobody yet: they all stand in one line, and limits per network keep it short. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => hashing.run({ person: '' }, work)

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2))
}

// Compared with when the account does not exist, so that both cases take the same time.
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2tpbGxvLWR1bW15LXNhbHQ$qzWUHGdFmZQYDpUSXvAQNeKaV8sh1GzxqEEPhvF6VXY'

export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(storedHash ?? DUMMY_HASH, password))
  return matches && storedHash !== undefined
}

const PREFIX_BYTES = 5
let commonPasswords: Buffer | undefined

function isCommon(password: string): boolean {
  commonPasswords ??= readFileSync(new URL('common-passwords.bin', import.meta.url))
  const wanted = createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest().subarray(0, PREFIX_BYTES)
  let low = 0
  let high = commonPasswords.length / PREFIX_BYTES - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const order = Buffer.compare(commonPasswords.subarray(middle * PREFIX_BYTES, (middle + 1) * PREFIX_BYTES), wanted)
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return false
}

const LETTERS_BESIDE_OWN_WORDS = 4

/** True for «skillo2026!!», «contraseña1» or «AnaGarcia1990»: nothing but what everybody knows, plus digits and signs. */
function isMadeOfOwnWords(password: string, person: { full_name: string; email: string }): boolean {
  const [local = '', domain = ''] = person.email.split('@')
  const words = [
    'skillo',
    'contrasena',
    'password',
    local,
    domain,
    ...local.split(/[^a-z0-9]+/),
    ...folded(person.full_name).split(/[^a-z]+/),
  ].filter((word) => word.length >= 3)
  const rest = words
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), folded(password))
  return rest.length < folded(password).length && rest.replace(/[^\p{L}]/gu, '').length < LETTERS_BESIDE_OWN_WORDS
}

function isOneRepeatedPiece(password: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(password)
}

/** Throws a 422 beside the field `password` unless the password is good enough for this person. */
export function requireGoodPassword(password: string, person: { full_name: string; email: string }): void {
  if (!isCommon(password) && !isOneRepeatedPiece(password) && !isMadeOfOwnWords(password, person)) return
  throw new AppError('validation', undefined, { fields: { password: PASSWORD_RULE } })
}
