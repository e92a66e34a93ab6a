import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { isSignedBy, sign } from '#server/platform/secrets.ts'

const PURPOSE = 'unsubscribe'

/** One alert, or all mails about alerts of one person. */
interface Unsubscription {
  kind: 'search' | 'person'
  id: string
}

/** Works for as long as the alert exists, without a session: whoever has the mail may stop it. */
export function unsubscribeUrl(config: Config, kind: Unsubscription['kind'], id: string): string {
  const signature = sign(config.secret_key, PURPOSE, `${kind} ${id}`).toString('base64url')
  return `${config.public_url}/api/v1/saved-searches/unsubscribe/${kind}.${id}.${signature}`
}

const parts = z.tuple([z.enum(['search', 'person']), z.uuid(), z.string().regex(/^[\w-]{43}$/)])

export function readUnsubscription(config: Config, token: string): Unsubscription | undefined {
  const read = parts.safeParse(token.split('.')).data
  if (!read) return undefined
  const [kind, id, signature] = read
  const isOurs = isSignedBy(config.secret_key, PURPOSE, `${kind} ${id}`, Buffer.from(signature, 'base64url'))
  return isOurs ? { kind, id } : undefined
}
