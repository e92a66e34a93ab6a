import { type SQL, sql } from 'drizzle-orm'
import { atMoment, type Moment } from '#server/platform/db/columns.ts'
import type { SeekerState } from '#shared/hiring/application.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { offers } from '../tables/offers.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'

const SILENT_DAYS = 21

/** When nobody of the company had done anything until the promised date, and for three weeks: the earlier of the two. */
export const silentSince = sql`least(
  case when ${a.first_reply_at} is null then ${a.promised_reply_at} end,
  greatest(${a.applied_at}, ${a.viewed_at}, ${a.last_contact_at}) + make_interval(days => ${SILENT_DAYS}))`

const isSilent = (now: Moment): SQL => sql`${silentSince} < ${atMoment(now)}`

const hasOffer = sql`exists (select 1 from ${offers} where ${offers.application_id} = ${a.id} and ${offers.state} = 'SENT')`

/** What its person reads of an application; whoever selects this joins its stage. A decision counts once they were told. */
export const seekerStateOf = (now: Moment): SQL<SeekerState> => sql<SeekerState>`case
  when ${a.state} = 'HIRED' then 'CONTRATADA'
  when ${a.state} = 'WITHDRAWN' then 'RETIRADA'
  when ${a.state} in ('REJECTED', 'ANONYMISED') and ${a.told_at} is not null then
    case when ${a.decision_reason} in ('PUESTO_CUBIERTO', 'PROCESO_CANCELADO') then 'PROCESO_CERRADO' else 'NO_SELECCIONADA' end
  when ${hasOffer} then 'OFERTA'
  when ${a.state} <> 'REJECTED' and ${isSilent(now)} then 'SIN_RESPUESTA'
  when ${stages.kind} = 'INTERVIEW' then 'EN_ENTREVISTAS'
  when ${stages.kind} = 'TEST' then 'PRUEBA'
  when ${stages.kind} in ('SCREENING', 'REFERENCES', 'OFFER') then 'EN_REVISION'
  when ${a.viewed_at} is not null then 'VISTA'
  else 'ENVIADA' end`

/** Open as far as its person knows. */
export const isOpenForSeeker = sql<boolean>`(${a.state} in ('SENDING', 'ACTIVE', 'ON_HOLD') or (${a.state} = 'REJECTED' and ${a.told_at} is null))`
