import type { Deps, UserCtx } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { mayInVacancy, requireVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import type { CompanyAction } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type { Automation, AutomationDo } from '#shared/hiring/automations.ts'
import { findMember } from '../applications/applications.queries.ts'
import { listStages } from '../stages/stages.queries.ts'
import { listTemplates } from '../templates/message-templates.queries.ts'

type Stopped = NonNullable<Automation['stopped']>
type Rule = Pick<Automation, 'trigger' | 'action'> & { vacancy_id: string }

const NEEDS: Record<AutomationDo['kind'], CompanyAction> = {
  SEND_TEMPLATE: 'move_application',
  ADD_TAG: 'write_team_notes',
  ASSIGN_OWNER: 'move_application',
  REQUEST_SCORECARD: 'move_application',
  CREATE_TASK: 'write_team_notes',
  NOTIFY_MEMBER: 'write_team_notes',
  MOVE_STAGE: 'move_application',
  SUGGEST_REJECT: 'write_team_notes',
}

/** A rule acts as its author would: whatever they may not do, it does not do either. */
export const asAuthor = (deps: Deps, user: UserRow): UserCtx => ({
  ...deps,
  user,
  session_id: '',
  request: { id: 'automation', ip: '127.0.0.1', user_agent: 'automation' },
})

/** Why a rule cannot go on; null when it can. */
export async function stoppedBy(deps: Deps, rule: Rule, author: UserRow | null): Promise<Stopped | null> {
  const access = author && (await accessOf(asAuthor(deps, author), rule.vacancy_id))
  if (!access || !mayInVacancy(access, NEEDS[rule.action.kind])) return 'AUTHOR_LOST_PERMISSION'
  const stages = new Set((await listStages(deps.db, rule.vacancy_id)).map(({ id }) => id))
  for (const part of [rule.trigger, rule.action])
    if ('stage_id' in part && !stages.has(part.stage_id)) return 'STAGE_GONE'
  const { action } = rule
  const company_id = access.company.id
  if ('member_id' in action && action.member_id && !(await findMember(deps.db, company_id, action.member_id)))
    return 'MEMBER_GONE'
  if (action.kind === 'SEND_TEMPLATE' && !(await findText(deps, company_id, action.template_id))) return 'TEMPLATE_GONE'
  return null
}

function accessOf(ctx: UserCtx, vacancyId: string) {
  return requireVacancy(ctx, vacancyId).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
}

/** A saved text; the words of a rejection are sent by people only. */
export async function findText(deps: Pick<Deps, 'db'>, companyId: string, id: string) {
  const texts = await listTemplates(deps.db, companyId)
  return texts.find((text) => text.id === id && !text.kind.startsWith('RECHAZO'))
}
