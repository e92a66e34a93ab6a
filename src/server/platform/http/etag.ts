import { createHash } from 'node:crypto'

/** Weak, because compression changes the bytes but not the meaning. */
export function etagOf(payload: string): string {
  return `W/"${createHash('sha1').update(payload).digest('base64url')}"`
}
