import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { shownFileName } from '#server/features/cv-reader/file-name.ts'
import { type Proposed, proposeFromFile, proposeFromText } from '#server/features/cv-reader/propose.ts'
import { emit } from '#server/features/events/events.service.ts'
import type { Upload } from '#server/platform/http/upload.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { AppError } from '#shared/core/errors.ts'
import { CV_IMPORTS_KEPT, rateRules } from '#shared/core/limits.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import {
  type acceptedImport,
  type CvProposal,
  cvProposal,
  type ImportSource,
  type pastedText,
} from '#shared/cvs/cv-imports.ts'
import { contentOf } from '../cv-content.ts'
import { addCv, changeContent, lockOwnCv, onOwnShelf, presentCv, requireOwnCv } from '../cvs.service.ts'
import type { CvRow, ImportRow } from '../cvs.tables.ts'
import { decides, moveImport } from './import-states.service.ts'
import { findImport, insertImport, lockImport, trimImports } from './imports.queries.ts'

type OfImport = { params: { import_id: string } }

/** How a file is called when it has no name that can be shown. */
const KINDS: Record<ImportSource, string> = {
  PDF: 'CV en PDF',
  DOCX: 'CV en Word',
  ODT: 'CV en OpenDocument',
  LINKEDIN_PDF: 'Perfil de LinkedIn en PDF',
  LINKEDIN_ZIP: 'Datos de LinkedIn',
  JSON_RESUME: 'CV en JSON Resume',
  SKILLO_JSON: 'CV de Skillo',
  TEXT: 'Texto pegado',
}

const PROPOSAL_MAX = 3_000_000

/** As the contract has it and of a size that can be kept, whatever a file made of it. */
function storable(proposal: CvProposal): CvProposal {
  const { data } = cvProposal.safeParse(proposal)
  if (!data || JSON.stringify(data).length > PROPOSAL_MAX) throw new AppError('import_too_long')
  return data
}

async function keepProposal(ctx: UserCtx, { source, proposal: read }: Proposed, file_name: string) {
  const proposal = storable(read)
  return inTransaction(ctx, async (tx) => {
    const { id: user_id } = ctx.user
    const values = { user_id, source, file_name: file_name || KINDS[source], proposal, created_at: ctx.now() }
    const kept = await insertImport(tx.db, values)
    await trimImports(tx.db, user_id, CV_IMPORTS_KEPT)
    await emit(tx, { kind: 'CV_IMPORT_DONE', person_id: user_id, facts: { import_id: kept.id }, recipients: [user_id] })
    return kept
  })
}

export async function importFile(ctx: UserCtx, { file, file_name }: Upload) {
  await takeAttempt(ctx, rateRules.cv_import_user, ctx.user.id)
  const proposed = await proposeFromFile(turnOf(ctx), file).catch(async (error: unknown) => {
    // What is refused at once is read on the screen; after a long wait the person may be elsewhere.
    if (error instanceof AppError && error.code === 'import_timeout')
      await inTransaction(ctx, (tx) =>
        emit(tx, { kind: 'CV_IMPORT_FAILED', person_id: tx.user.id, recipients: [tx.user.id] }),
      )
    throw error
  })
  return keepProposal(ctx, proposed, shownFileName(file_name))
}

export async function importText(ctx: UserCtx, { body }: { body: z.output<typeof pastedText> }) {
  await takeAttempt(ctx, rateRules.cv_import_user, ctx.user.id)
  return keepProposal(ctx, await proposeFromText(turnOf(ctx), body.text), '')
}

export async function getImport(ctx: UserCtx, { params }: OfImport): Promise<ImportRow> {
  const found = await findImport(ctx.db, ctx.user.id, params.import_id)
  // What was thrown away is gone at once, though its row waits for the night.
  if (!found || found.state === 'DISCARDED') throw new AppError('not_found')
  return found
}

async function lockOwnImport(tx: UserCtx, id: string): Promise<ImportRow> {
  const found = await lockImport(tx.db, tx.user.id, id)
  if (!found) throw new AppError('not_found')
  return found
}

type Accepted = z.output<typeof acceptedImport>

export async function acceptImport(ctx: UserCtx, { params, body }: OfImport & { body: Accepted }) {
  const cv = await onOwnShelf(ctx, async (tx) => {
    const found = await lockOwnImport(tx, params.import_id)
    if (!decides('accept', found)) return becameBefore(tx, found)
    const made = await cvFrom(tx, body, found.proposal.hides_orders ?? false)
    await moveImport(tx, 'accept', found, { cv_id: made.id })
    return made
  })
  return presentCv(ctx, cv)
}

/** Sent twice, it leads to the CV that it became the first time. */
async function becameBefore(tx: UserCtx, { cv_id }: ImportRow): Promise<CvRow> {
  if (cv_id === null) throw new AppError('not_found')
  return requireOwnCv(tx, cv_id)
}

async function cvFrom(tx: UserCtx, { replace, ...accepted }: Accepted, file_hides_orders: boolean): Promise<CvRow> {
  const [target_role = ''] = tx.user.job_preferences.roles ?? []
  if (!replace) return addCv(tx, cvContent.parse({ target_role, ...accepted }), { file_hides_orders })
  const cv = await lockOwnCv(tx, replace.cv_id)
  const content = { ...contentOf(cv), ...accepted }
  return changeContent(tx, cv, { revision: replace.revision, content, reason: 'AUTO', file_hides_orders })
}

export async function discardImport(ctx: UserCtx, { params }: OfImport): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockOwnImport(tx, params.import_id)
    if (decides('discard', found)) await moveImport(tx, 'discard', found)
  })
}
