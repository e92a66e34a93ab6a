import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { askConsent, inviteApplicant, requireInviting } from '#server/features/matching/matching.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { requireTeamApplication } from '../applications/application-access.service.ts'
import { findLatest } from '../applications/applications.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

type OfApplication = { params: { id: string } }

const BLIND = 'Podrás hacerlo cuando se muestre el nombre.'
const NO_ACCOUNT = 'Esta persona no tiene cuenta en Skillo.'
const KNOWN = 'Ya está en tu banco de talento.'
const ASKED = 'Ya se lo preguntaron este año. Si acepta, aparecerá en Talento.'

/** By name only: a person of a blind review who turns up in Talento would be known. */
function requireNamed({ user_id, is_blind }: ApplicationRow): string {
  if (is_blind) throw new AppError('state_conflict', BLIND)
  if (!user_id) throw new AppError('state_conflict', NO_ACCOUNT)
  return user_id
}

export async function askOne(tx: Deps, application: ApplicationRow, asked_by: string): Promise<void> {
  const user_id = requireNamed(application)
  const { company_id, id: application_id } = application
  const answer = await askConsent(tx, { company_id, user_id, application_id, asked_by })
  if (answer !== 'NEW') throw new AppError('state_conflict', answer === 'KNOWN' ? KNOWN : ASKED)
}

export async function askForTalent(ctx: UserCtx, { params }: OfApplication): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { application } = await requireTeamApplication(tx, params.id, 'message_candidate')
    await askOne(tx, application, tx.user.id)
  })
}

const SAME = 'Esta persona ya está en esa vacante.'
const NO_CV = 'Borró el CV con el que se postuló. Escríbele un mensaje.'

interface Elsewhere {
  vacancy: { id: string; title: string }
  actor_id: string
}

export async function inviteOne(
  tx: Deps,
  application: ApplicationRow,
  { vacancy, actor_id }: Elsewhere,
): Promise<void> {
  const user_id = requireNamed(application)
  const { cv_id, company_id } = application
  const there = await findLatest(tx.db, user_id, vacancy.id)
  // Somebody whom that team knows without a name is invited like anybody else: a refusal would tell who it is.
  if (there && !there.is_blind) throw new AppError('state_conflict', SAME)
  if (!cv_id) throw new AppError('state_conflict', NO_CV)
  await inviteApplicant(tx, { vacancy, company_id, cv_id, user_id, invited_by: actor_id })
}

/** The vacancy to which people of another are invited: of the same company, and open. */
export async function requireElsewhere(ctx: UserCtx, vacancyId: string, companyId: string) {
  const { vacancy, company } = await requireInviting(ctx, vacancyId)
  if (company.id !== companyId) throw new AppError('not_found')
  return vacancy
}

type Invite = OfApplication & { body: { vacancy_id: string } }

export async function inviteElsewhere(ctx: UserCtx, { params, body }: Invite): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const { application, company } = await requireTeamApplication(tx, params.id, 'message_candidate')
    const vacancy = await requireElsewhere(tx, body.vacancy_id, company.id)
    await inviteOne(tx, application, { vacancy, actor_id: tx.user.id })
  })
}
