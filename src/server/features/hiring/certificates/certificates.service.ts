import type { z } from 'zod'
import { type Ctx, inTransaction, type UserCtx } from '#server/context.ts'
import { renderPlain } from '#server/features/cv-drawing/render/render.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { wallClock } from '#server/platform/zoned-time.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/certificates.ts'
import { initialsOf, newCertificateCode, readCertificateCode } from './certificate-code.ts'
import { certificateCsv, certificateDocument } from './certificate-file.ts'
import {
  findCertificate,
  findCertificateByCode,
  insertCertificate,
  listCertificateRows,
} from './certificates.queries.ts'
import { certifiedBetween, zoneOf } from './certified.service.ts'

const PAGE = 20

type Create = { body: z.output<typeof contract.certificateBody> }

/** Whatever changes later, the certificate says what was so when it was made. */
export async function createCertificate(ctx: UserCtx, { body: { from, to } }: Create) {
  await takeAttempt(ctx, rateRules.certificate_user, ctx.user.id)
  return inTransaction(ctx, async (tx) => {
    const rows = await certifiedBetween(tx, from, to)
    const { id: user_id, full_name } = tx.user
    const created_at = tx.now()
    const issued_on = wallClock(created_at, zoneOf(tx)).day
    const code = newCertificateCode()
    const applications = rows.length
    return insertCertificate(tx.db, { user_id, full_name, code, from, to, issued_on, applications, rows, created_at })
  })
}

type List = { query: z.output<typeof contract.listCertificates.query> }

export async function listCertificates(ctx: UserCtx, { query }: List) {
  const page = { after: readCursor(query.cursor), limit: PAGE + 1 }
  return pageOf(await listCertificateRows(ctx.db, ctx.user.id, page), PAGE)
}

type OneFile = { params: { id: string }; query: z.output<typeof contract.getCertificateFile.query> }

export async function getCertificateFile(ctx: UserCtx, { params, query: { format } }: OneFile): Promise<FileAnswer> {
  await takeAttempt(ctx, rateRules.candidate_pdf_user, ctx.user.id)
  const row = await findCertificate(ctx.db, ctx.user.id, params.id)
  if (!row) throw new AppError('not_found')
  const file = { name: `Constancia-${row.code}.${format}`, disposition: 'attachment', cache_seconds: 0 } as const
  if (format === 'csv') return { ...file, bytes: certificateCsv(row), type: 'text/csv; charset=utf-8' }
  const bytes = await renderPlain(turnOf(ctx), certificateDocument(row, ctx.config.public_url))
  return { ...file, bytes, type: 'application/pdf' }
}

/** For whoever holds one in their hands; everything else about its person stays with them. */
export async function checkCertificate(ctx: Ctx, { params }: { params: { code: string } }) {
  await takeAttempt(ctx, rateRules.certificate_check_ip, ipPrefix(ctx.request.ip))
  const row = await findCertificateByCode(ctx.db, readCertificateCode(params.code))
  if (!row) throw new AppError('not_found')
  const { full_name, from, to, applications, created_at } = row
  return { initials: initialsOf(full_name), from, to, applications, created_at }
}
