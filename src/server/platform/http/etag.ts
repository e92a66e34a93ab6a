import { hash } from 'node:crypto'

/** Weak, because compression changes the bytes but not the meaning. */
export function etagOf(payload: string): string {
  return `W/"${hash('sha1', payload, 'base64url')}"`
}
