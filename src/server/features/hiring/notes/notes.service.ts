import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { ROLE_FORBIDS } from '#server/features/companies/team/access.service.ts'
import { mayInVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/notes.ts'
import { requireTeamApplication, type TeamAccess } from '../applications/application-access.service.ts'
import { notifyMember, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { readersOf } from './note-readers.service.ts'
import { deleteOwnNote, insertNote, listMembers, listNotes as listRows } from './notes.queries.ts'

const PAGE = 50
type OfApplication = { params: { id: string } }
type Row = Awaited<ReturnType<typeof listRows>>[number]
const GONE = 'Alguien que ya no está'
const MENTION = /@\[([0-9a-f-]{36})\]/g

const mentionedIn = (body: string): string[] => [...body.matchAll(MENTION)].map(([, id = '']) => id)

async function present(ctx: UserCtx, { company }: TeamAccess, rows: readonly Row[]) {
  const people = await listMembers(ctx.db, company.id, [...new Set(rows.flatMap(({ note }) => mentionedIn(note.body)))])
  return rows.map(
    ({ note, author_name }): z.input<typeof contract.note> => ({
      ...note,
      author_name: author_name ?? GONE,
      is_mine: note.author_id === ctx.user.id,
      mentions: people.filter(({ member_id }) => mentionedIn(note.body).includes(member_id)),
    }),
  )
}

type List = OfApplication & { query: z.output<typeof contract.listNotes.query> }

export async function listNotes(ctx: UserCtx, { params, query }: List) {
  const access = await requireTeamApplication(ctx, params.id, 'write_team_notes')
  const private_too = mayInVacancy(access, 'write_private_notes')
  const rows = await listRows(ctx.db, access.application.id, {
    after: readCursor(query.cursor),
    limit: PAGE + 1,
    private_too,
  })
  const page = pageOf(rows, PAGE)
  const readers = await readersOf(ctx, access.application)
  return { ...page, items: await present(ctx, access, page.items), readers }
}

type Create = OfApplication & { body: z.output<typeof contract.createNote.body> }

export async function createNote(ctx: UserCtx, { params, body }: Create): Promise<z.input<typeof contract.note>> {
  return inTransaction(ctx, async (tx) => {
    const access = await requireTeamApplication(tx, params.id, 'write_team_notes')
    const isPrivate = body.visibility === 'PRIVATE_LEADS'
    if (isPrivate && !mayInVacancy(access, 'write_private_notes')) throw new AppError('state_conflict', ROLE_FORBIDS)
    const values = { ...body, application_id: access.application.id, author_id: tx.user.id, created_at: tx.now() }
    const note = await insertNote(tx.db, values)
    await notifyMentioned(tx, access.application, body)
    const row = { note, id: note.id, created_at: note.created_at, author_name: tx.user.full_name }
    const [shown] = await present(tx, access, [row])
    if (!shown) throw new AppError('not_found')
    return shown
  })
}

/** Whoever is mentioned and can read the note hears of it, and nobody else. */
async function notifyMentioned(
  tx: UserCtx,
  application: ApplicationRow,
  { body, visibility }: Create['body'],
): Promise<void> {
  const mentioned = new Set(mentionedIn(body))
  if (mentioned.size === 0) return
  const around = await surroundingsOf(tx, application)
  for (const { member_id, user_id, reads_private } of await readersOf(tx, application))
    if (mentioned.has(member_id) && (visibility === 'TEAM' || reads_private))
      await notifyMember(tx, 'NOTE_MENTION', application, around, { user_id, actor_id: tx.user.id })
}

type OfNote = { params: { id: string; note_id: string } }

export async function deleteNote(ctx: UserCtx, { params }: OfNote): Promise<undefined> {
  const { application } = await requireTeamApplication(ctx, params.id, 'write_team_notes')
  if (!(await deleteOwnNote(ctx.db, application.id, params.note_id, ctx.user.id))) throw new AppError('not_found')
}
