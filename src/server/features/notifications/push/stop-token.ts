import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { isSignedBy, sign } from '#server/platform/secrets.ts'
import { noticeGroups } from '#shared/accounts/users.ts'
import type { NoticeGroup } from '#shared/events/event.ts'

type Keyed = Pick<Config, 'secret_key'>

const PURPOSE = 'push-stop'
const parts = z.tuple([z.uuid(), z.enum(noticeGroups), z.string().regex(/^[\w-]{43}$/)])

/** Lets the notice itself be answered, without a session: the worker of a browser has none. */
export function stopToken({ secret_key }: Keyed, user_id: string, group: NoticeGroup): string {
  const signature = sign(secret_key, PURPOSE, `${user_id} ${group}`).toString('base64url')
  return `${user_id}.${group}.${signature}`
}

export function readStopToken({ secret_key }: Keyed, token: string) {
  const read = parts.safeParse(token.split('.')).data
  if (!read) return undefined
  const [user_id, group, signature] = read
  const isOurs = isSignedBy(secret_key, PURPOSE, `${user_id} ${group}`, Buffer.from(signature, 'base64url'))
  return isOurs ? { user_id, group } : undefined
}
