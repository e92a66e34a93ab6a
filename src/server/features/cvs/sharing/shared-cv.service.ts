import type { Ctx } from '#server/context.ts'
import { toPlainText } from '#server/features/cv-drawing/exports/plain-text.ts'
import { firstPage } from '#server/features/cv-drawing/pictures/first-page.ts'
import { renderPages, renderPdf } from '#server/features/cv-drawing/render/render.ts'
import { ipPrefix, ipRange, isOverLimit, returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { isPassword } from '#server/platform/passwords/passwords.ts'
import { turnFor } from '#server/platform/processes/turn.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { linkToken } from '#shared/core/fields.ts'
import { type RateRule, rateRules } from '#shared/core/limits.ts'
import { contentOf, fileNameOf } from '../cv-content.ts'
import { photoFor } from '../cv-files.service.ts'
import { isOpen, isPassFor, passFor } from '../share-link.ts'
import { countOpening, findShared } from '../shares.queries.ts'

type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>

/** The open link behind a token: unknown and closed ones answer alike, one that is over says so. */
async function requireShared(ctx: Ctx, token: string): Promise<Shared> {
  await takeAttempt(ctx, rateRules.shared_cv_open_ip, ipPrefix(ctx.request.ip))
  const found = linkToken.safeParse(token).success ? await findShared(ctx.db, hashToken(token)) : undefined
  if (found?.owner.status !== 'ACTIVE') throw new AppError('not_found')
  if (!isOpen(ctx, found.share)) throw new AppError('token_expired')
  return found
}

export interface SharedFile {
  bytes: Uint8Array
  name: string
}

export interface SharedPage {
  full_name: string
  headline: string
  /** The first pages as SVG. */
  pages: string[]
  pages_in_all: number
  /** All of it in words, for those who cannot look at pages. */
  text: string
  /** Whoever has the link may see it; with a password not even a chat's picture tells whose CV it is. */
  is_open: boolean
}

interface Opening {
  pass: string | undefined
  /** A program that draws a card below a link is nobody who looks. */
  is_counted?: boolean
}

/** What stands behind a link, or undefined while a password is missing. */
async function opened(ctx: Ctx, token: string, pass: string | undefined) {
  const { share, cv, owner } = await requireShared(ctx, token)
  if (share.password_hash && !isPassFor(ctx, share, pass ?? '')) return undefined
  const content = contentOf(cv)
  const extras = { photo: await photoFor(ctx, content, owner), contact: share.show_contact, references: false }
  // Strangers have no account to be told apart by, but they come from somewhere.
  const turn = turnFor(ipPrefix(ctx.request.ip), ctx)
  return { share, cv, content, extras, turn }
}

export async function openShared(
  ctx: Ctx,
  token: string,
  { pass, is_counted = true }: Opening,
): Promise<SharedPage | undefined> {
  const found = await opened(ctx, token, pass)
  if (!found) return undefined
  const { share, cv, content, extras, turn } = found
  const { pages, pages_in_all } = await renderPages(turn, content, extras)
  if (is_counted) await countOpening(ctx.db, cv.id, 'views')
  const { full_name, headline } = content.document.basics
  const text = toPlainText(content, extras)
  return { full_name, headline, pages, pages_in_all, text, is_open: share.password_hash === null }
}

export async function downloadShared(ctx: Ctx, token: string, { pass }: Opening): Promise<SharedFile | undefined> {
  const found = await opened(ctx, token, pass)
  if (!found) return undefined
  const { cv, content, extras, turn } = found
  const bytes = await renderPdf(turn, content, extras)
  await countOpening(ctx.db, cv.id, 'downloads')
  return { bytes, name: fileNameOf([content.document.basics.full_name, 'CV'], 'pdf') }
}

/** The top of the first page, in the shape in which chats and networks show it; nothing behind a password has one. */
export async function pictureOfShared(ctx: Ctx, token: string): Promise<Uint8Array> {
  const found = await opened(ctx, token, undefined)
  if (!found) throw new AppError('not_found')
  return firstPage(found.turn, found.content, found.extras, { width: 1200, height: 630, format: 'jpeg' })
}

/** Exchanges the password for a pass; wrong ones are counted by network, so that strangers lock out nobody but themselves. */
export async function unlockShared(ctx: Ctx, token: string, password: string): Promise<string> {
  const { share } = await requireShared(ctx, token)
  if (!share.password_hash) return passFor(ctx, share)
  const [network, range] = [`${token} ${ipPrefix(ctx.request.ip)}`, `${token} ${ipRange(ctx.request.ip)}`]
  // Many networks that guess together: each has fewer tries from then on, and whoever knows the password still has some.
  const isBesieged = await isOverLimit(ctx, rateRules.shared_cv_password_link, token)
  const limits: [RateRule, string][] = [
    [isBesieged ? rateRules.shared_cv_password_besieged : rateRules.shared_cv_password_ip, network],
    [rateRules.shared_cv_password_day, network],
    [rateRules.shared_cv_password_range, range],
    [rateRules.shared_cv_password_link, token],
  ]
  for (const [rule, subject] of limits.slice(0, -1)) await takeAttempt(ctx, rule, subject)
  if (password === '' || !(await isPassword(share.password_hash, password))) throw new AppError('wrong_password')
  for (const [rule, subject] of limits) await returnAttempt(ctx, rule, subject)
  return passFor(ctx, share)
}
