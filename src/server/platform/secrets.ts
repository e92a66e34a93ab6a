import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, for sessions and links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

const TYPED = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Five random bits a character, for what people copy by hand: capitals and figures that nobody mistakes for another. */
export function newTypedToken(length: number): string {
  return Array.from(randomBytes(length), (byte) => TYPED[byte % TYPED.length]).join('')
}

/** Tokens are random, so a plain SHA-256 is enough to keep them unreadable at rest. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** One key per purpose, so that a value signed for one thing is worth nothing for another. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'skillo', purpose, 32))
}

export function sign(secret: string, purpose: string, value: string): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(value).digest()
}

export function isSignedBy(secret: string, purpose: string, value: string, signature: Buffer): boolean {
  const expected = sign(secret, purpose, value)
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

/** Encrypts text that must rest in the database for a while, e.g. a mail with a link in it. */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

export function unseal(secret: string, purpose: string, sealed: string): string {
  const raw = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), raw.subarray(0, 12))
  decipher.setAuthTag(raw.subarray(12, 28))
  return Buffer.concat([decipher.update(raw.subarray(28)), decipher.final()]).toString('utf8')
}
