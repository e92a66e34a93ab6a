import type { Company } from '#shared/companies/company-fields.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { plural } from '#shared/core/numbers.ts'

interface Known {
  /** What waits for the person anywhere. */
  everywhere: readonly Action[]
  requests: number
  replies: number
  members: number | undefined
}

interface Action {
  kind: string
  text: string
  link_to: string
  since?: string
  due_at?: string | null
}

/** What this list says by itself. */
const SAID_HERE = new Set(['REPLY', 'ACCESS_REQUEST', 'TRANSFER', 'INVITATION'])

/** What waits for this person in this company; the tasks of the profile have a card of their own. */
export function pendingOf(company: Company, { everywhere, requests, replies, members }: Known): Action[] {
  const { role } = company.me
  const actions: Action[] = everywhere.filter(
    ({ kind, link_to }) => !SAID_HERE.has(kind) && link_to.startsWith(`/app/my-companies/${company.id}/`),
  )
  if (replies > 0) {
    actions.push({
      kind: 'REPLY',
      text: `Responde a ${plural(replies, 'persona que espera', 'personas que esperan')} en tus vacantes.`,
      link_to: '?tab=vacantes',
    })
  }
  if (requests > 0) {
    actions.push({
      kind: 'ACCESS_REQUESTS',
      text: `${plural(requests, 'persona pide', 'personas piden')} acceso al equipo.`,
      link_to: '?tab=equipo',
    })
  }
  if (mayAlways(role, 'edit_company') && company.verification === 'UNVERIFIED' && company.can_verify_domain) {
    actions.push({
      kind: 'VERIFY_DOMAIN',
      text: `Verifica ${company.domain} para publicar más de una vacante a la vez.`,
      link_to: '?tab=ajustes&campo=email',
    })
  }
  if (mayAlways(role, 'invite') && members === 1) {
    actions.push({
      kind: 'INVITE_TEAM',
      text: 'Invita a quienes entrevistan y deciden.',
      link_to: '?tab=equipo&panel=invitar',
    })
  }
  return actions
}
