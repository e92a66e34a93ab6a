import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { requireLawfulText } from '#shared/vacancies/lint/lawful-text.ts'
import { textsOf } from '#shared/vacancies/lint/texts.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import { changedFields, fieldsThatMatter } from '#shared/vacancies/vacancy-changes.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { requireGoodText, requireVerifiedPerson } from '../publishing/publishing.service.ts'
import { insertRevision, updateVacancyRow } from '../vacancies.queries.ts'
import type { VacancyRow } from '../vacancies.tables.ts'
import { requireStep, requireVacancy } from '../vacancy-access.service.ts'
import { notifyOfChanges } from '../vacancy-notices.service.ts'
import { isLive } from '../vacancy-states.ts'
import { editRevision } from '../versions.ts'
import { presentVacancy } from '../view/vacancy-view.service.ts'

export function requireSeen(vacancy: VacancyRow, revision: number): void {
  if (editRevision(vacancy) !== revision) throw new AppError('version_conflict')
}

/** One save: a draft is what it says; what people read stays as it is until somebody publishes the changes. */
export async function keepText(tx: UserCtx, vacancy: VacancyRow, document: VacancyDocument): Promise<void> {
  if (!isLive(vacancy)) return replaceText(tx, vacancy, document)
  const isNew = changedFields(vacancy.document, document).length > 0
  await updateVacancyRow(tx.db, vacancy.id, {
    pending_document: isNew ? document : null,
    pending_saves: vacancy.pending_saves + 1,
    saved_by: tx.user.id,
    updated_at: tx.now(),
  })
}

/** The only place where the text that others act on changes: index, matching, pages and alerts follow. */
async function replaceText(tx: UserCtx, vacancy: VacancyRow, document: VacancyDocument): Promise<void> {
  if (isLive(vacancy)) requireLawfulText(textsOf(document))
  const now = tx.now()
  await updateVacancyRow(tx.db, vacancy.id, {
    title: document.title,
    document,
    revision: editRevision(vacancy) + 1,
    pending_document: null,
    pending_saves: 0,
    saved_by: tx.user.id,
    ...(isLive(vacancy) && { live_since: now }),
    updated_at: now,
  })
  await emit(tx, { kind: 'VACANCY_CHANGED', vacancy_id: vacancy.id })
}

type Seen = { params: { id: string }; body: z.output<typeof contract.publishChanges.body> }

/** What publishing demands of a text holds for every change of it. */
export function publishChanges(ctx: UserCtx, { params, body }: Seen) {
  return inTransaction(ctx, async (tx) => {
    const { vacancy, company, step } = await requireStep(tx, params.id, 'publish_changes')
    const document = vacancy.pending_document
    if (step === 'go' && document) {
      requireSeen(vacancy, body.revision)
      requireVerifiedPerson(tx)
      requireGoodText(tx, { vacancy: { document }, company })
      await replaceText(tx, vacancy, document)
      await notifyOfChange(tx, vacancy, document)
    }
    return presentVacancy(tx, await requireVacancy(tx, params.id))
  })
}

/** Said once per published change, with the fields and never with their words. */
async function notifyOfChange(tx: UserCtx, vacancy: VacancyRow, document: VacancyDocument): Promise<void> {
  const fields = changedFields(vacancy.document, document)
  const told = fieldsThatMatter(vacancy.document, document)
  const number = editRevision(vacancy) + 1
  if (told.length > 0)
    await insertRevision(tx.db, {
      vacancy_id: vacancy.id,
      number,
      changes: told,
      changed_by: tx.user.id,
      created_at: tx.now(),
    })
  await notifyOfChanges(tx, vacancy, { title: document.title, fields, told, revision: number })
}

export function discardChanges(ctx: UserCtx, { params, body }: Seen) {
  return inTransaction(ctx, async (tx) => {
    const { vacancy, step } = await requireStep(tx, params.id, 'discard_changes')
    if (step === 'go') {
      requireSeen(vacancy, body.revision)
      // Counted as a save, so that another editor that still holds the dropped text is asked and not believed.
      await updateVacancyRow(tx.db, vacancy.id, {
        pending_document: null,
        pending_saves: vacancy.pending_saves + 1,
        saved_by: tx.user.id,
        updated_at: tx.now(),
      })
    }
    return presentVacancy(tx, await requireVacancy(tx, params.id))
  })
}
