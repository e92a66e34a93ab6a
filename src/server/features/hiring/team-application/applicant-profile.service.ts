import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { recordView } from '#server/features/cvs/views.service.ts'
import { getCandidate, getCandidatePdf } from '#server/features/matching/matching.service.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import type { candidate } from '#shared/matching/candidates.ts'
import { requireTeamApplication, seesContact, type TeamAccess } from '../applications/application-access.service.ts'
import { findSnapshot, listSentWith } from '../applications/applications.queries.ts'
import { withoutContact } from '../applying/sent-content.ts'
import { getSentCv } from '../my-applications/sent-cv.service.ts'
import { provedContact } from './proved-contact.ts'
import { findPerson } from './team-application.queries.ts'

type OfCandidate = { params: { cv_id: string } }

/** The newest application with this CV that the reader may see by name; a blind one is no way to it. */
async function findWayIn(ctx: UserCtx, cvId: string): Promise<TeamAccess | undefined> {
  for (const { id } of await listSentWith(ctx.db, cvId, ctx.user.id)) {
    try {
      return await requireTeamApplication(ctx, id, 'see_applications')
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return undefined
}

/** «Abrir el perfil completo»: of somebody who applied, what they sent, with their contact for who may read it. */
export async function getProfile(ctx: UserCtx, asked: OfCandidate): Promise<z.input<typeof candidate>> {
  const access = await findWayIn(ctx, asked.params.cv_id)
  const snapshot = access && (await findSnapshot(ctx.db, access.application.id))
  if (!access || !snapshot) return getCandidate(ctx, asked)
  const { application, company } = access
  const { document, language } = snapshot.content
  const { email, phone, links } = document.basics
  const person = application.user_id ? await findPerson(ctx.db, application.user_id) : undefined
  const isReachable = await seesContact(ctx, access)
  await recordView(ctx, { cv_id: asked.params.cv_id, company_id: company.id, viewer_id: ctx.user.id })
  return {
    is_me: false,
    cv_id: asked.params.cv_id,
    full_name: application.full_name,
    profile_picture_url: null,
    language,
    document: withoutContact(document),
    contact: isReachable ? { email, phone, links } : null,
    ...provedContact({ email, phone }, person),
    updated_at: snapshot.created_at,
  }
}

export async function getProfilePdf(ctx: UserCtx, asked: OfCandidate): Promise<FileAnswer> {
  const access = await findWayIn(ctx, asked.params.cv_id)
  return access ? getSentCv(ctx, { params: { id: access.application.id } }) : getCandidatePdf(ctx, asked)
}
