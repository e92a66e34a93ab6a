import type { z } from 'zod'
import type { Deps, UserCtx } from '#server/context.ts'
import { ROLE_FORBIDS, requireCompany } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type { Signals } from '#shared/events.ts'
import type { ledVacancies } from '#shared/vacancies/hiring-teams.ts'
import { teamProblem } from '#shared/vacancies/vacancy-problems.ts'
import { countActiveMembers } from '../vacancies.queries.ts'
import { countAsSaved, findOwner, findPlace, giveLead, leaveHiringTeams, listLedAlone } from './hiring-team.queries.ts'

/** Everybody in the team works here, and somebody leads. */
export async function requireTeam(
  tx: UserCtx,
  companyId: string,
  team: { member_id: string; role: 'LEAD' | 'MEMBER' }[],
): Promise<void> {
  const ids = [...new Set(team.map(({ member_id }) => member_id))]
  const complete = ids.length === team.length && (await countActiveMembers(tx.db, companyId, ids)) === ids.length
  const problem = complete
    ? teamProblem(team)
    : 'Alguien del equipo ya no forma parte de la empresa. Quítalo y elige a otra persona.'
  if (problem) throw new AppError('validation', problem, { fields: { hiring_team: problem } })
}

const TITLES_SHOWN = 3

/** For whoever takes somebody out of a team, and for whoever goes. */
export async function getLedVacancies(
  ctx: UserCtx,
  { params }: { params: { id: string; member_id: string } },
): Promise<z.input<typeof ledVacancies>> {
  const { member } = await requireCompany(ctx, params.id, 'see_company')
  if (member.id !== params.member_id && !mayAlways(member.role, 'manage_team'))
    throw new AppError('state_conflict', ROLE_FORBIDS)
  if (!(await findPlace(ctx.db, params.id, params.member_id))) throw new AppError('not_found')
  const led = (await listLedAlone(ctx.db, params.id, params.member_id)).filter(({ state }) => state !== 'ARCHIVED')
  return { total: led.length, titles: led.slice(0, TITLES_SHOWN).map(({ title }) => title) }
}

/** What somebody alone was responsible for goes to the chosen person, or to the owner: no vacancy is left without. */
export async function passOnLeads(tx: Deps, gone: Signals['MEMBER_STEPS_BACK']): Promise<void> {
  const { company_id, member_id, successor_id, actor_id, leaves } = gone
  const led = await listLedAlone(tx.db, company_id, member_id)
  const heir = successor_id ? await findPlace(tx.db, company_id, successor_id) : await findOwner(tx.db, company_id)
  const left = leaves ? await leaveHiringTeams(tx.db, member_id) : []
  const ids = led.map(({ id }) => id)
  if (heir) await giveLead(tx.db, ids, heir.id)
  await countAsSaved(tx.db, [...new Set([...ids, ...left])])
  const open = led.filter(({ state }) => state !== 'ARCHIVED').length
  if (heir && open > 0)
    await emit(tx, {
      kind: 'VACANCY_LEADS_PASSED',
      company_id,
      actor_id,
      person_id: heir.user_id,
      facts: { count: open },
      recipients: [heir.user_id],
    })
}
