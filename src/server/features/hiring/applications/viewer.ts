import type { TeamCtx } from '#server/context.ts'
import type { VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'

export interface Viewer {
  user_id: string
  /** Set for people who see only what is given to them. */
  only_member_id: string | undefined
}

export const viewerOf = (ctx: TeamCtx, { member }: Pick<VacancyAccess, 'member'>): Viewer => ({
  user_id: ctx.user.id,
  only_member_id: member.role === 'INTERVIEWER' ? member.id : undefined,
})
