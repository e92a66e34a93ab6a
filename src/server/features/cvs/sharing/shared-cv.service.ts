import type { Ctx } from '#server/context.ts'
import { renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { ipPrefix, returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { isPassword } from '#server/platform/passwords/passwords.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { linkToken } from '#shared/core/fields.ts'
import { rateRules } from '#shared/core/limits.ts'
import { contentOf, fileNameOf } from '../cv-content.ts'
import { photoFor } from '../cv-files.service.ts'
import { isOpen, isPassFor, passFor } from './share-link.ts'
import { countOpening, findShared } from './shares.queries.ts'

type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>

/** The open link behind a token: unknown and closed ones answer alike, one that is over says so. */
async function requireShared(ctx: Ctx, token: string): Promise<Shared> {
  await takeAttempt(ctx, rateRules.shared_cv_open_ip, ipPrefix(ctx.request.ip))
  const found = linkToken.safeParse(token).success ? await findShared(ctx.db, hashToken(token)) : undefined
  if (found?.owner.status !== 'ACTIVE') throw new AppError('not_found')
  if (!isOpen(ctx, found.share)) throw new AppError('token_expired')
  return found
}

export interface SharedPdf {
  bytes: Uint8Array
  name: string
}

/** The PDF, or undefined while a password is missing. */
export async function openShared(
  ctx: Ctx,
  token: string,
  { pass, download }: { pass?: string | undefined; download: boolean },
): Promise<SharedPdf | undefined> {
  const { share, cv, owner } = await requireShared(ctx, token)
  if (share.password_hash && !isPassFor(ctx, share, pass ?? '')) return undefined
  const content = contentOf(cv)
  // Strangers have no account to be told apart by, but they come from somewhere.
  const turn = { person: ipPrefix(ctx.request.ip), signal: ctx.request.signal }
  const photo = await photoFor(ctx, content, owner)
  const bytes = await renderPdf(turn, content, { photo, contact: share.show_contact, references: false })
  await countOpening(ctx.db, cv.id, download ? 'downloads' : 'views')
  return { bytes, name: fileNameOf([content.document.basics.full_name, 'CV'], 'pdf') }
}

/** Exchanges the password for a pass; wrong ones are counted by link and by network. */
export async function unlockShared(ctx: Ctx, token: string, password: string): Promise<string> {
  const { share } = await requireShared(ctx, token)
  if (!share.password_hash) return passFor(ctx, share)
  const limits = [
    [rateRules.shared_cv_password_ip, `${token} ${ipPrefix(ctx.request.ip)}`],
    [rateRules.shared_cv_password_link, token],
  ] as const
  for (const [rule, subject] of limits) await takeAttempt(ctx, rule, subject)
  if (password === '' || !(await isPassword(share.password_hash, password))) throw new AppError('wrong_password')
  for (const [rule, subject] of limits) await returnAttempt(ctx, rule, subject)
  return passFor(ctx, share)
}
