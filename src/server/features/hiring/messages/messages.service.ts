import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { REQUIRED } from '#shared/core/fields.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/hiring/messages.ts'
import { filledIn } from '#shared/hiring/templates/filled-text.ts'
import { requireEitherSide } from '../applications/application-access.service.ts'
import { lockApplication } from '../applications/applications.queries.ts'
import { redactionOf } from '../blind/redaction.service.ts'
import { requireReachable } from '../notices/mail-limit.service.ts'
import { surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { valuesFor, withName } from '../templates/letter-values.ts'
import { unnamed } from './attachment.ts'
import {
  attachFiles,
  findByKey,
  findMessage,
  listFiles,
  listMessages as listRows,
  markRead,
} from './messages.queries.ts'
import { writeMessage } from './write-message.service.ts'

const PAGE = 50
type OfApplication = { params: { id: string } }
type Row = Awaited<ReturnType<typeof findMessage>>
type Side = 'TEAM' | 'SEEKER'
const GONE = 'Alguien que ya no está'

async function present(ctx: UserCtx, application: ApplicationRow, side: Side, rows: readonly Row[]) {
  const files = await listFiles(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const { company_name } = await surroundingsOf(ctx, application)
  const redaction = side === 'TEAM' ? await redactionOf(ctx, application) : undefined
  const nameOf = ({ message, author_name }: Row): string => {
    // The company speaks with one voice to who applied.
    if (side === 'SEEKER' && message.side === 'TEAM') return company_name
    return redaction?.is_blind && message.side === 'SEEKER' ? redaction.name : (author_name ?? GONE)
  }
  return rows.map((row): z.input<typeof contract.message> => {
    const { message } = row
    const own = files.filter(({ message_id }) => message_id === message.id)
    return {
      ...message,
      author_name: nameOf(row),
      is_mine: message.author_id === ctx.user.id,
      body: redaction ? redaction.text(message.body) : message.body,
      files: redaction?.is_blind && message.side === 'SEEKER' ? own.map(unnamed) : own,
    }
  })
}

type List = OfApplication & { query: z.output<typeof contract.listMessages.query> }

export async function listMessages(ctx: UserCtx, { params, query }: List) {
  const { application, side } = await requireEitherSide(ctx, params.id, 'message_candidate')
  const rows = await listRows(ctx.db, application.id, { after: readCursor(query.cursor), limit: PAGE + 1 })
  const unread = side === 'TEAM' ? application.unread_by_team : application.unread_by_seeker
  if (unread > 0) {
    await markRead(ctx.db, { id: application.id, side, unread, now: ctx.now() })
  }
  const page = pageOf(rows, PAGE)
  return { ...page, items: await present(ctx, application, side, page.items) }
}

const OVER = 'Esta postulación terminó y ya no admite mensajes.'
const NO_FILE = 'Vuelve a adjuntar los archivos.'

type Send = OfApplication & { body: z.output<typeof contract.messageBody> }

export async function sendMessage(ctx: UserCtx, { params, body }: Send): Promise<z.input<typeof contract.message>> {
  await takeAttempt(ctx, rateRules.message_user, ctx.user.id)
  return inTransaction(ctx, async (tx) => {
    const access = await requireEitherSide(tx, params.id, 'message_candidate')
    const application = await lockApplication(tx.db, access.application.id)
    if (!application) throw new AppError('not_found')
    if (access.side === 'SEEKER' && ['WITHDRAWN', 'ANONYMISED', 'SENDING'].includes(application.state))
      throw new AppError('state_conflict', OVER)
    if (access.side === 'TEAM') await requireReachable(tx, application)
    const { creation_key, file_ids } = body
    const text = access.side === 'TEAM' ? await filledFor(tx, application, body.body) : body.body
    const said = { side: access.side, author_id: tx.user.id, body: text, creation_key }
    const made = await writeMessage(tx, application, said)
    if (made) await attach(tx, application, made.id, file_ids)
    const id = made?.id ?? (await findByKey(tx.db, application.id, tx.user.id, creation_key))?.id
    if (!id) throw new AppError('state_conflict')
    const [message] = await present(tx, application, access.side, [await findMessage(tx.db, id)])
    if (!message) throw new AppError('not_found')
    return message
  })
}

/** What the writer could not fill, as the name in blind review; who reads it never meets a `{variable}`. */
async function filledFor(tx: UserCtx, application: ApplicationRow, text: string): Promise<string> {
  const around = await surroundingsOf(tx, application)
  const filled = filledIn(text, valuesFor(application, around, []))
  if (!filled) throw new AppError('validation', undefined, { fields: { body: REQUIRED } })
  return withName(filled, application, around)
}

async function attach(tx: UserCtx, { id: application_id }: ApplicationRow, message_id: string, ids: readonly string[]) {
  if (ids.length === 0) return
  const attached = await attachFiles(tx.db, { message_id, application_id, uploader_id: tx.user.id }, ids)
  if (attached !== new Set(ids).size) throw new AppError('validation', undefined, { fields: { file_ids: NO_FILE } })
}
