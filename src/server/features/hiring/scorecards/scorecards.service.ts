import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import type { VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { shortened } from '#shared/core/shortened.ts'
import { addDays } from '#shared/core/time.ts'
import type * as contract from '#shared/hiring/scorecards.ts'
import type { Criterion } from '#shared/hiring/scorecards.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { requireBoard, requireTeamApplication, type TeamAccess } from '../applications/application-access.service.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { findColleague } from '../applications/applications.queries.ts'
import { NOT_A_MEMBER } from '../applications/not-a-member.ts'
import { notifyMember, type Surroundings, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { agreementOf } from './agreement.ts'
import {
  askFor,
  findCriteria,
  listScorecards as listRows,
  upsertCriteria,
  upsertScorecard,
} from './scorecards.queries.ts'

type OfApplication = { params: { id: string } }
type Row = Awaited<ReturnType<typeof listRows>>[number]

const CRITERIA = 10
const NAME_ROOM = 60

/** The same vacancy always gives the same ids, so that ratings find their criterion before anybody saved any. */
const idFrom = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function firstCriteria(vacancyId: string, { requirements }: VacancyDocument): Criterion[] {
  const musts = requirements.filter(({ importance }) => importance === 'EXCLUYENTE')
  const asked = musts.length > 0 ? musts : requirements
  const named = asked.slice(0, CRITERIA - 1).map(requirementWords)
  // The id comes from the first letters as they are: those of before were cut there, and their ratings must find them.
  const byStart = new Map([...named, 'Comunicación'].map((words) => [words.slice(0, NAME_ROOM), words]))
  return [...byStart].map(([start, words]) => ({
    id: idFrom(`${vacancyId} ${start}`),
    name: shortened(words, NAME_ROOM),
    description: '',
    weight: 1,
  }))
}

const criteriaOf = async (ctx: UserCtx, { vacancy }: Pick<VacancyAccess, 'vacancy'>): Promise<Criterion[]> =>
  (await findCriteria(ctx.db, vacancy.id)) ?? firstCriteria(vacancy.id, vacancy.document)

export async function getCriteria(ctx: UserCtx, { params }: OfApplication) {
  return { criteria: await criteriaOf(ctx, await requireBoard(ctx, params.id, 'see_applications')) }
}

type Save = OfApplication & { body: { criteria: Criterion[] } }

export async function saveCriteria(ctx: UserCtx, { params, body }: Save) {
  return inTransaction(ctx, async (tx) => {
    const { vacancy } = await requireBoard(tx, params.id, 'edit_templates')
    await upsertCriteria(tx.db, vacancy.id, body.criteria, tx.now())
    return { criteria: body.criteria }
  })
}

const isLocked = (ctx: UserCtx, { card }: Row): boolean =>
  card.submitted_at !== null && addDays(card.submitted_at, 1) <= ctx.now()

/** Others' opinions come after one's own; who leads sees all. */
function seesAll({ member, team_role }: TeamAccess, rows: readonly Row[]): boolean {
  if (member.role === 'OWNER' || member.role === 'ADMIN' || team_role === 'LEAD') return true
  return rows.some(({ card }) => card.member_id === member.id && card.submitted_at !== null)
}

function present(ctx: UserCtx, { member }: TeamAccess, row: Row, all: boolean): z.input<typeof contract.scorecard> {
  const { card, full_name } = row
  const is_mine = card.member_id === member.id
  const is_hidden = !is_mine && !all && card.submitted_at !== null
  const said = is_hidden ? { ratings: [], overall: null, summary: null } : card
  const { ratings, overall, summary } = said
  return {
    id: card.id,
    by: { member_id: card.member_id, full_name },
    is_mine,
    submitted_at: card.submitted_at,
    is_hidden,
    ratings,
    overall,
    summary,
    is_locked: isLocked(ctx, row),
  }
}

export async function listScorecards(ctx: UserCtx, { params }: OfApplication) {
  const access = await requireTeamApplication(ctx, params.id, 'read_scorecards')
  const rows = await listRows(ctx.db, access.application.id)
  const criteria = await criteriaOf(ctx, access)
  const all = seesAll(access, rows)
  const given = rows.map(({ card }) => card).filter(({ submitted_at }) => submitted_at !== null)
  return {
    criteria,
    items: rows.map((row) => present(ctx, access, row, all)),
    next_cursor: null,
    summary: all && given.length > 0 ? agreementOf(criteria, given) : null,
  }
}

const LOCKED = 'Pasaron 24 horas y tu evaluación ya no se puede cambiar.'
const UNKNOWN = 'Los criterios cambiaron. Vuelve a cargar la evaluación.'

type Submit = OfApplication & { body: z.output<typeof contract.scorecardBody> }

export async function submitScorecard(ctx: UserCtx, { params, body }: Submit) {
  return inTransaction(ctx, async (tx) => {
    const access = await requireTeamApplication(tx, params.id, 'submit_scorecard')
    const { application, member } = access
    const known = new Set((await criteriaOf(tx, access)).map(({ id }) => id))
    if (body.ratings.some(({ criterion_id }) => !known.has(criterion_id)))
      throw new AppError('validation', undefined, { fields: { ratings: UNKNOWN } })
    const mine = async () => (await listRows(tx.db, application.id)).find(({ card }) => card.member_id === member.id)
    const before = await mine()
    if (before && isLocked(tx, before)) throw new AppError('state_conflict', LOCKED)
    const now = tx.now()
    const submitted_at = before?.card.submitted_at ?? now
    const place = { application_id: application.id, member_id: member.id, asked_at: now }
    await upsertScorecard(tx.db, { ...place, ...body, submitted_at, updated_at: now })
    if (!before?.card.submitted_at) await noteOn(tx, application, { kind: 'SCORECARD', actor_id: tx.user.id })
    const row = await mine()
    if (!row) throw new AppError('not_found')
    return present(tx, access, row, true)
  })
}

type Ask = OfApplication & { body: { member_ids: string[] } }

export async function requestScorecards(ctx: UserCtx, { params, body }: Ask): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { application } = await requireTeamApplication(tx, params.id, 'move_application')
    const around = await surroundingsOf(tx, application)
    for (const member_id of new Set(body.member_ids))
      if (!(await askForScorecard(tx, application, around, { member_id, actor_id: tx.user.id })))
        throw new AppError('validation', undefined, { fields: { member_ids: NOT_A_MEMBER } })
  })
}

/** Somebody of the team is asked once and told of it; false when they are no longer there. */
export async function askForScorecard(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  { member_id, actor_id }: { member_id: string; actor_id: string },
): Promise<boolean> {
  const member = await findColleague(tx.db, application, member_id)
  if (member && (await askFor(tx.db, application.id, member_id, tx.now())))
    await notifyMember(tx, 'SCORECARD_DUE', application, around, { user_id: member.user_id, actor_id })
  return member !== undefined
}
