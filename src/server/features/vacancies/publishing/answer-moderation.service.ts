import type { z } from 'zod'
import { ROLE_FORBIDS } from '#server/features/companies/team/access.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type { moderationAnswer } from '#shared/vacancies/moderation.ts'
import type { UserCtx } from '../../../context.ts'
import { updateOpenModeration } from '../moderation/moderation.queries.ts'
import { mayInVacancy, requireVacancy } from '../vacancy-access.service.ts'
import { presentVacancy } from '../view/vacancy-view.service.ts'

type Answer = { params: { id: string }; body: z.output<typeof moderationAnswer> }

/** Whoever may publish it answers for the company, and may say it better until a person has decided. */
export async function answerModeration(ctx: UserCtx, { params, body }: Answer) {
  const access = await requireVacancy(ctx, params.id)
  if (!mayInVacancy(access, 'publish_vacancy')) throw new AppError('state_conflict', ROLE_FORBIDS)
  const said = { answer: body.answer, answered_by: ctx.user.id, answered_at: ctx.now() }
  if (!(await updateOpenModeration(ctx.db, params.id, said)))
    throw new AppError('state_conflict', 'Ya no hay reportes por responder en esta vacante.')
  return presentVacancy(ctx, access)
}
