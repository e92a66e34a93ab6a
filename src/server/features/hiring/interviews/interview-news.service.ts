import type { Deps } from '#server/context.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { momentWords } from '#server/platform/zoned-time.ts'
import type { ApplicationRow } from '../applications/applications.tables.ts'
import { mailSeeker, type Surroundings } from '../applications/news.service.ts'
import { personZone, zoneFor } from '../applications/person-zone.ts'
import { calendarFile } from './calendar.ts'
import { listInterviewers } from './interviews.queries.ts'
import type { InterviewRow } from './interviews.tables.ts'

type Proposed = Pick<InterviewRow, 'timezone'>

/** The hours of whoever proposed it; of the company's place where that is not known. */
const companyZone = ({ timezone }: Proposed, { company_timezone }: Pick<Surroundings, 'company_timezone'>): string =>
  zoneFor({ timezone: personZone({ timezone, country: null, city: null }), company_timezone })

/** The one clock on which its person reads an hour, on the screen and in mails: their own, else the company's. */
export const zoneOfPerson = (
  interview: Proposed,
  around: Pick<Surroundings, 'timezone' | 'company_timezone'>,
): string => around.timezone ?? companyZone(interview, around)

/** When it is, in the hours of where its person lives. */
export const momentForPerson = (interview: InterviewRow, around: Surroundings): string | undefined =>
  interview.starts_at ? momentWords(interview.starts_at, zoneOfPerson(interview, around)) : undefined

export function appointmentOf(tx: Pick<Deps, 'now'>, interview: InterviewRow, { company_name, title }: Surroundings) {
  const { starts_at } = interview
  if (!starts_at) return undefined
  const description = `Entrevista para «${title}».${interview.message ? ` ${interview.message}` : ''}`
  return { ...interview, starts_at, company: company_name, description, now: tx.now() }
}

interface Told {
  interview: InterviewRow
  application: ApplicationRow
  around: Surroundings
}

/** Hours that were proposed and never agreed on stand in no calendar; their person still looks at them in a mail. */
export async function mailNoHours(tx: Deps, { interview, application, around }: Told): Promise<void> {
  const title = 'Ya no hace falta que elijas horario'
  const said = `${interview.title} · ${around.title} · ${around.company_name}`
  const paragraphs = [said, 'La empresa canceló los horarios que te había propuesto.', interview.cancel_reason]
  const mail = { subject: 'Entrevista cancelada', title, paragraphs: paragraphs.filter((one) => one !== null) }
  await mailSeeker(tx, application, around, 'interviews', mail)
}

/** Both sides get the appointment by mail, each in the hours of their own place; a calendar takes it from there. */
export async function mailAppointment(
  tx: Deps,
  { interview, application, around }: Told,
  method: 'REQUEST' | 'CANCEL',
): Promise<void> {
  const appointment = appointmentOf(tx, interview, around)
  if (!appointment) return
  const calendar = { method, content: calendarFile(appointment, method) }
  const isOff = method === 'CANCEL'
  const subject = isOff ? 'Entrevista cancelada' : 'Entrevista confirmada'
  const { starts_at, place } = appointment
  const paragraphs = (zone: string) => [
    `${interview.title} · ${around.title} · ${around.company_name}`,
    momentWords(starts_at, zone),
    ...(isOff ? [interview.cancel_reason].filter((said) => said !== null) : [place]),
  ]
  const here = companyZone(interview, around)
  if (around.email) {
    const url = `${tx.config.public_url}/app/my-applications?postulacion=${application.id}`
    const said = paragraphs(zoneOfPerson(interview, around))
    const button = { label: 'Ver mi postulación', url }
    await sendMail(tx, { to: around.email, subject, title: subject, paragraphs: said, button, calendar })
  }
  for (const { email } of await listInterviewers(tx.db, [interview.id]))
    await sendMail(tx, { to: email, subject, title: subject, paragraphs: paragraphs(here), calendar })
}
