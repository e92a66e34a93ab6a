import { createHash } from 'node:crypto'

export interface Head {
  number: number
  hash: string
}

/** Before the first link. */
export const START: Head = { number: 0, hash: '' }

/** The link that follows: its hash covers the hash before it, its number and what the row says. */
export function nextLink({ number, hash }: Head, digest: string): Head {
  const next = number + 1
  return { number: next, hash: createHash('sha256').update(`${hash}\n${next}\n${digest}`).digest('hex') }
}
