import { peopleAllowed } from '#server/features/companies/team/access.service.ts'
import type { VacancyAction } from '#shared/vacancies/vacancies.ts'
import { closeReasonWords } from '#shared/words/vacancies.ts'
import type { Deps, UserCtx } from '../../context.ts'
import { recordEvent } from '../companies/activity.service.ts'
import type { CompanyRow } from '../companies/companies.tables.ts'
import { listHiringTeam } from './vacancies.queries.ts'
import type { VacancyRow } from './vacancies.tables.ts'

interface Words {
  /** For the company's own list, after the person's name. */
  did: string
  /** For those whom it concerns. */
  told: (title: string, who: string) => string
}

/** A date is set by the same call that publishes. */
type VacancyEvent = VacancyAction | 'schedule'

const words: Partial<Record<VacancyEvent, Words>> = {
  submit: { did: 'envió a revisión', told: (title, who) => `${who} te pide revisar «${title}».` },
  request_changes: { did: 'pidió cambios en', told: (title, who) => `${who} pidió cambios en «${title}».` },
  publish: { did: 'publicó', told: (title, who) => `${who} publicó «${title}».` },
  pause: { did: 'pausó', told: (title, who) => `${who} pausó «${title}».` },
  resume: { did: 'reanudó', told: (title, who) => `${who} reanudó «${title}».` },
  close: { did: 'cerró', told: (title, who) => `${who} cerró «${title}».` },
  reopen: { did: 'reabrió', told: (title, who) => `${who} reabrió «${title}».` },
  archive: { did: 'archivó', told: (title, who) => `${who} archivó «${title}».` },
  delete: { did: 'eliminó', told: (title, who) => `${who} eliminó el borrador «${title}».` },
  schedule: { did: 'programó', told: (title, who) => `${who} programó la publicación de «${title}».` },
  cancel_schedule: {
    did: 'canceló la programación de',
    told: (title, who) => `${who} canceló la programación de «${title}». Sigue como borrador.`,
  },
}

interface Happened {
  vacancy: VacancyRow
  company: Pick<CompanyRow, 'id' | 'timezone'>
}

const linkTo = ({ vacancy, company }: { vacancy: VacancyRow; company: Pick<CompanyRow, 'id'> }): string =>
  `/app/my-companies/${company.id}/vacancies/${vacancy.id}`

/** Writes a step to the company's list and tells the hiring team, or those who may publish when they are asked. */
export async function recordVacancyEvent(tx: UserCtx, action: VacancyEvent, happened: Happened): Promise<void> {
  const said = words[action]
  if (!said) return
  const { vacancy, company } = happened
  const team = await listHiringTeam(tx.db, vacancy.id)
  const user_ids =
    action === 'submit' ? await peopleAllowed(tx, company.id, 'publish_vacancy') : team.map(({ user_id }) => user_id)
  const more = action === 'close' ? closeWords(vacancy.state_reason) : action === 'schedule' ? dateWords(happened) : ''
  const link_to = action === 'delete' ? `/app/my-companies/${company.id}?tab=vacantes` : linkTo(happened)
  await recordEvent(tx, {
    company_id: company.id,
    actor_id: tx.user.id,
    kind: `VACANCY_${action.toUpperCase()}`,
    text: `${tx.user.full_name} ${said.did} la vacante «${vacancy.title}».${more}`,
    tell: [{ user_ids, message: said.told(vacancy.title, tx.user.full_name), link_to }],
  })
}

function closeWords(reason: string | null): string {
  const text = Object.entries(closeReasonWords).find(([key]) => key === reason)?.[1]
  return text ? ` Motivo: ${text.toLowerCase()}.` : ''
}

/** In the company's own time. */
function dateWords({ vacancy, company }: Happened): string {
  if (!vacancy.scheduled_at) return ''
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: company.timezone } as const
  return ` Fecha: ${new Intl.DateTimeFormat('es-ES', format).format(vacancy.scheduled_at)}.`
}

/** What the clock did, or warns of: the same sentence for the list and for the hiring team. */
export async function recordClockEvent(
  tx: Pick<Deps, 'db' | 'now'>,
  kind: string,
  text: string,
  happened: { vacancy: VacancyRow; company: Pick<CompanyRow, 'id'> },
): Promise<void> {
  const team = await listHiringTeam(tx.db, happened.vacancy.id)
  await recordEvent(tx, {
    company_id: happened.company.id,
    actor_id: null,
    kind,
    text,
    tell: [{ user_ids: team.map(({ user_id }) => user_id), message: text, link_to: linkTo(happened) }],
  })
}
