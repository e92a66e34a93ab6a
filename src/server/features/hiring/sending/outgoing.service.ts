import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import type * as contract from '#shared/hiring/outgoing.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { lockApplication } from '../applications/applications.queries.ts'
import { notifyWithoutLetter } from '../decisions/reject.service.ts'
import { latestAnswer } from '../decisions/send-time.service.ts'
import { surroundingsOf } from '../notices/notices.service.ts'
import {
  countQueued,
  findOutgoing,
  listOutgoing as listRows,
  lockOutgoing,
  type Readable,
  updateOutgoing,
} from '../outgoing/outgoing.queries.ts'
import { moveOutgoing } from '../outgoing/outgoing-states.service.ts'
import type { OutgoingRow } from '../tables/outgoing.tables.ts'
import { sendOutgoingTask } from './outgoing.tasks.ts'

const PAGE = 50
type InVacancy = { params: { id: string } }
type OfMail = { params: { id: string; outgoing_id: string } }
type Row = NonNullable<Awaited<ReturnType<typeof findOutgoing>>>

const present = ({ mail, full_name, created_by_name }: Row): z.input<typeof contract.outgoing> => ({
  ...mail,
  full_name,
  created_by_name,
})

const readableBy = ({ user }: UserCtx, vacancy_id: string): Readable => ({ vacancy_id, reader_id: user.id })

type List = InVacancy & { query: z.output<typeof contract.listOutgoing.query> }

export async function listOutgoing(ctx: UserCtx, { params, query }: List) {
  const { vacancy } = await requireBoard(ctx, params.id, 'message_candidate')
  const page = { state: query.state, after: readCursor(query.cursor), limit: PAGE + 1 }
  const mails = readableBy(ctx, vacancy.id)
  const [rows, queued] = [await listRows(ctx.db, mails, page), await countQueued(ctx.db, mails)]
  const { items, next_cursor } = pageOf(rows, PAGE)
  return { items: items.map(present), next_cursor, queued }
}

/** Why a mail that does not wait any more can no longer be changed. */
const SETTLED: Record<Exclude<contract.OutgoingState, 'QUEUED'>, string> = {
  SENT: 'Este correo ya salió. Puedes escribir otro mensaje.',
  CANCELLED: 'Este correo ya se canceló y no saldrá. Puedes escribir otro mensaje.',
  FAILED: 'Este correo no se pudo enviar: ya no hay una dirección a la que escribir.',
}
const MAX_DAYS = 30

/** The mail while it still waits, held until the transaction ends. */
async function requireWaiting(tx: UserCtx, { params }: OfMail) {
  const { vacancy } = await requireBoard(tx, params.id, 'message_candidate')
  const found = await findOutgoing(tx.db, readableBy(tx, vacancy.id), params.outgoing_id)
  const application = found && (await lockApplication(tx.db, found.mail.application_id))
  if (!application) throw new AppError('not_found')
  const mail = await lockOutgoing(tx.db, found.mail.id)
  if (!mail) throw new AppError('not_found')
  if (mail.state !== 'QUEUED') throw new AppError('state_conflict', SETTLED[mail.state])
  return { mail, application, vacancy_id: vacancy.id }
}

type Waiting = Awaited<ReturnType<typeof requireWaiting>>

async function shown(tx: UserCtx, vacancyId: string, id: string) {
  const row = await findOutgoing(tx.db, readableBy(tx, vacancyId), id)
  if (!row) throw new AppError('not_found')
  return present(row)
}

type Change = OfMail & { body: z.output<typeof contract.changeOutgoing.body> }

const OFFER_STANDS = 'Una oferta sale como se revisó. Cancela el envío para cambiarla.'
const CHANGED = 'Alguien de tu equipo cambió este correo mientras tanto. Revisa cómo quedó antes de seguir.'

type Words = Pick<OutgoingRow, 'subject' | 'body'> & { send_at: Date | string }
const isSame = (one: Words, other: Words): boolean =>
  one.subject === other.subject &&
  one.body === other.body &&
  new Date(one.send_at).getTime() === new Date(other.send_at).getTime()

/** Compare and swap by what the person has read: nobody writes over words that they have not seen. */
function requireSeen(mail: OutgoingRow, { before, ...wanted }: Change['body']): void {
  if (before && !isSame(mail, before) && !isSame(mail, wanted)) throw new AppError('version_conflict', CHANGED)
}

const refuseHour = (send_at: string) => new AppError('validation', undefined, { fields: { send_at } })
const EXPECTED = 'Hay una entrevista acordada: la respuesta tiene que salir con tiempo antes de ella.'

/** A «no» is never put off until its person has come to the interview that it calls off. */
async function sendingOf(tx: UserCtx, { mail, application }: Waiting, body: Change['body']): Promise<Date> {
  const send_at = new Date(body.send_at)
  if (send_at > addDays(tx.now(), MAX_DAYS)) throw refuseHour(`Elige una fecha de los próximos ${MAX_DAYS} días.`)
  if (mail.kind !== 'REJECTION' || send_at <= mail.send_at) return send_at
  const latest = await latestAnswer(tx, application, await surroundingsOf(tx, application))
  if (latest && send_at > latest) throw refuseHour(EXPECTED)
  return send_at
}

export async function changeOutgoing(ctx: UserCtx, { params, body }: Change) {
  return inTransaction(ctx, async (tx) => {
    const waiting = await requireWaiting(tx, { params })
    const { mail, vacancy_id } = waiting
    if (mail.kind === 'OFFER') throw new AppError('state_conflict', OFFER_STANDS)
    requireSeen(mail, body)
    const send_at = await sendingOf(tx, waiting, body)
    await updateOutgoing(tx.db, mail.id, { subject: body.subject, body: body.body, send_at })
    // «Enviar ahora» does not wait for the next minute of the clock.
    if (send_at <= tx.now()) await tx.tasks.enqueue(tx.db, sendOutgoingTask, {})
    return shown(tx, vacancy_id, mail.id)
  })
}

export async function cancelOutgoing(ctx: UserCtx, { params }: OfMail) {
  return inTransaction(ctx, async (tx) => {
    const { mail, application, vacancy_id } = await requireWaiting(tx, { params })
    await moveOutgoing(tx, 'cancel', { id: mail.id })
    if (mail.kind === 'REJECTION' && application.state === 'REJECTED')
      await notifyWithoutLetter(tx, application, await surroundingsOf(tx, application), tx.user.id)
    return shown(tx, vacancy_id, mail.id)
  })
}
