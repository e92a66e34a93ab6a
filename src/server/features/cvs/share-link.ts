import type { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { hashToken, isSignedBy, newToken, seal, sign, unseal } from '#server/platform/secrets.ts'
import type { cvShare } from '#shared/cvs/cvs.ts'
import { openSharedCv } from '#shared/cvs/shared-cvs.ts'
import type { ShareRow } from './cvs.tables.ts'

type LinkCtx = Pick<Deps, 'config' | 'now'>

const PURPOSE = 'cv-share'

/** The address of a new link, found by its hash and readable only with the server's key. */
export function newShareToken({ config }: LinkCtx): Pick<ShareRow, 'token_hash' | 'token_sealed'> {
  const token = newToken()
  return { token_hash: hashToken(token), token_sealed: seal(config.secret_key, PURPOSE, token) }
}

export const sharePath = (token: string): string => openSharedCv.path.replace(':token', token)

export function isOpen({ now }: LinkCtx, share: Pick<ShareRow, 'expires_at'> | undefined): boolean {
  return share !== undefined && (share.expires_at === null || share.expires_at > now())
}

export function presentShare({ config }: LinkCtx, share: ShareRow): z.input<typeof cvShare> {
  const token = unseal(config.secret_key, PURPOSE, share.token_sealed)
  return { ...share, url: `${config.public_url}${sharePath(token)}`, has_password: share.password_hash !== null }
}

const PASS_PURPOSE = 'cv-share-pass'
const PASS_LIFE_MS = 30 * 60 * 1000

const passed = (share: ShareRow, until: string): string =>
  [share.token_hash.toString('hex'), share.password_hash, until].join(' ')

/** Spares whoever knew the password from typing it again for half an hour; a new password ends it. */
export function passFor({ config, now }: LinkCtx, share: ShareRow): string {
  const until = String(now().getTime() + PASS_LIFE_MS)
  return `${until}.${sign(config.secret_key, PASS_PURPOSE, passed(share, until)).toString('base64url')}`
}

export function isPassFor({ config, now }: LinkCtx, share: ShareRow, pass: string): boolean {
  const [until = '', signature = ''] = pass.split('.')
  const isOurs = isSignedBy(config.secret_key, PASS_PURPOSE, passed(share, until), Buffer.from(signature, 'base64url'))
  return isOurs && Number(until) > now().getTime()
}
