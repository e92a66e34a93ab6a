import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { hasPromptInjectionInside } from '#server/features/language/prompt-injection/injections-inside.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import type { VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { isAtLimit, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays } from '#shared/core/time.ts'
import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'
import type * as contract from '#shared/hiring/added-people/added-people.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { changeApplication } from '../applications/application-states.service.ts'
import { holdVacancy, insertApplication, lockVacancyRow } from '../applications/applications.queries.ts'
import { matchColumns, matchOfContent } from '../applying/application-match.service.ts'
import { saysSomething, sentContent } from '../applying/sent-content.ts'
import { newPersonLink, personUrl } from '../notices/person-link.ts'
import { stagesOf } from '../stages/stages.service.ts'
import type { AddedPersonRow } from '../tables/added-people.tables.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { addedPersonMail } from './added-people.mails.ts'
import { findAddedByKey, insertAdded } from './added-people.queries.ts'
import { requireAdding, requireTaking } from './adding-access.service.ts'
import { alikeIn } from './duplicates.service.ts'

type Body = z.output<typeof contract.addPersonBody>
type Add = { params: { id: string }; body: Body }
type Presented = z.input<typeof contract.addedPerson>

/** Within so many days the company says that it has told whom it cannot write to, or the card ends. */
const UNTOLD_DAYS = 30
const TITLE = 'CV'
const OTHER_KEY = 'Esta persona ya se añadió a otra vacante. Recarga la página e inténtalo de nuevo.'
const ERASED = 'Esta persona pidió que borraras sus datos. Si quiere volver, invítala a postularse ella misma.'

type Added = { added: AddedPersonRow; application: ApplicationRow }

const present = ({ added, application }: Added): Presented => ({
  application_id: application.is_blind ? null : application.id,
  full_name: application.full_name,
  told_at: added.told_at,
  ends_at: added.ends_at,
})

/** The CV as the company holds it, with how the person is reached. */
function contentFrom({ full_name, email, phone, language, document }: Body): CvContent {
  const basics = { ...document.basics, full_name, email, phone }
  return sentContent(cvContent.parse({ title: TITLE, language, document: { ...document, basics } }))
}

/** Asked twice with one key it answers with whom the first call added. */
export async function addPerson(ctx: UserCtx, { params, body }: Add): Promise<Presented> {
  const access = await requireAdding(ctx, params.id)
  const before = await addedBefore(ctx, access, body)
  if (before) return present(before)
  await requireNew(ctx, access, body)
  await takeAttempt(ctx, rateRules.add_people_user, ctx.user.id)
  await takeAttempt(ctx, rateRules.add_people_company, access.company.id)
  const content = contentFrom(body)
  const match = await matchFor(ctx, content, access.vacancy)
  return inTransaction(ctx, async (tx) => {
    await lockVacancyRow(tx.db, access.vacancy.id)
    const quicker = await addedBefore(tx, access, body)
    return present(quicker ?? (await write(tx, access, body, { content, match })))
  })
}

async function addedBefore(ctx: UserCtx, { company, vacancy }: VacancyAccess, { creation_key }: Body) {
  const found = await findAddedByKey(ctx.db, company.id, creation_key)
  if (!found || found.application.vacancy_id === vacancy.id) return found
  throw new AppError('validation', OTHER_KEY, { fields: { creation_key: OTHER_KEY } })
}

export const erasedSubject = (company_id: string, email: string): string => `${company_id} ${email}`

async function requireNew(ctx: UserCtx, access: VacancyAccess, body: Body): Promise<void> {
  const { email, document, despite_duplicates } = body
  if (email && (await isAtLimit(ctx, rateRules.erased_by_person, erasedSubject(access.company.id, email))))
    throw new AppError('state_conflict', ERASED)
  if (despite_duplicates) return
  const employers = document.experience.map(({ company }) => company)
  if ((await alikeIn(ctx, access, { ...body, employers })).length > 0) throw new AppError('duplicate_person')
}

const matchFor = async (ctx: UserCtx, content: CvContent, { document }: VacancyRow) =>
  saysSomething(content.document) ? matchOfContent(ctx, content, document, turnOf(ctx)) : null

interface Judged {
  content: CvContent
  match: MatchResult | null
}

async function write(tx: UserCtx, access: VacancyAccess, body: Body, judged: Judged): Promise<Added> {
  const vacancy = await holdVacancy(tx.db, access.vacancy.id)
  if (!vacancy) throw new AppError('not_found')
  requireTaking(vacancy)
  // What is kept belongs to the text of the vacancy that was compared.
  const isStale = vacancy.revision !== access.vacancy.revision
  const match = isStale ? await matchFor(tx, judged.content, vacancy) : judged.match
  const application = await writeApplication(tx, vacancy, body, { ...judged, match })
  const added = await insertAdded(tx.db, {
    application_id: application.id,
    company_id: access.company.id,
    creation_key: body.creation_key,
    added_by: tx.user.id,
    email: body.email || null,
    held_because: body.held_because,
    origin: body.origin,
    origin_detail: body.origin_detail,
    ...newPersonLink(tx),
    ...knowing(tx, body),
    created_at: tx.now(),
  })
  if (added.email) await mailPerson(tx, access, { added, content: judged.content, to: added.email })
  const ids = { company_id: access.company.id, vacancy_id: vacancy.id, actor_id: tx.user.id }
  await emit(tx, { kind: 'PERSON_ADDED', ...ids, facts: { title: vacancy.title, application_id: application.id } })
  return { added, application }
}

/** Who has an address is written to in this very moment. */
function knowing({ now }: Pick<UserCtx, 'now'>, { email, told_by_company }: Body) {
  const is_told = email !== '' || told_by_company
  return {
    told_at: is_told ? now() : null,
    told_by_company: email === '' && told_by_company,
    ends_at: is_told ? null : addDays(now(), UNTOLD_DAYS),
  }
}

async function writeApplication(
  tx: UserCtx,
  vacancy: VacancyRow,
  { creation_key, hides_orders }: Body,
  { content, match }: Judged,
): Promise<ApplicationRow> {
  const [first] = await stagesOf(tx, vacancy)
  if (!first) throw new Error('a pipeline without stages')
  const now = tx.now()
  const { basics, experience } = content.document
  const row = await insertApplication(
    tx.db,
    {
      vacancy_id: vacancy.id,
      company_id: vacancy.company_id,
      creation_key,
      source: 'IMPORTED',
      full_name: basics.full_name,
      headline: basics.headline || (experience[0]?.position ?? ''),
      cv_title: TITLE,
      is_blind: first.is_blind,
      stage_id: first.id,
      told_stage_id: first.id,
      ...matchColumns(match),
      speaks_to_programs: hides_orders || hasPromptInjectionInside([content.document]),
      applied_at: now,
      stage_since: now,
      changed_at: now,
    },
    {
      content,
      note: null,
      answers: [],
      declared: {},
      match,
      engine_version: match?.engine_version ?? null,
      vacancy_revision: vacancy.revision,
      created_at: now,
    },
  )
  // In blind review who added somebody would know which of the cards it is.
  const actor_id = first.is_blind ? null : tx.user.id
  return changeApplication(tx, row, { step: 'deliver', history: { kind: 'ADDED', actor_id, to_stage_id: first.id } })
}

interface Reached {
  added: AddedPersonRow
  content: CvContent
  to: string
}

/** The same limits as for invitations: nobody is written to without end, whoever asks for it. */
async function mailPerson(tx: UserCtx, { company, vacancy }: VacancyAccess, { added, content, to }: Reached) {
  const is_known = company.verification !== 'UNVERIFIED'
  await takeAttempt(tx, rateRules.invite_address, `${company.id} ${to}`)
  if (!is_known) await takeAttempt(tx, rateRules.invite_address_unverified, to)
  await sendMail(
    tx,
    addedPersonMail({
      to,
      url: personUrl(tx, added.token_sealed),
      title: vacancy.title,
      company,
      origin: added.origin,
      held_because: added.held_because,
      // What anybody wrote is no mail of ours: of a company that has not shown who it is, it is read behind the link.
      origin_detail: is_known ? added.origin_detail : '',
      has_phone: content.document.basics.phone !== '',
      has_cv: saysSomething(content.document),
    }),
  )
}
