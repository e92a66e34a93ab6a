import type { Deps } from '#server/context.ts'
import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { momentWords } from '#server/platform/zoned-time.ts'
import { shownNameOf } from '../blind/shown-name.ts'
import { mailSeeker, type Surroundings } from '../notices/notices.service.ts'
import { theirPage } from '../notices/person-link.ts'
import { personZone, zoneFor } from '../notices/person-zone.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { InterviewRow } from '../tables/interviews.tables.ts'
import { type Appointment, calendarFile } from './calendar.ts'
import { listInterviewers } from './interviews.queries.ts'

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

interface Reader {
  side: 'TEAM' | 'SEEKER'
  name: string
  email: string
}

/** The card of an application, where the team works on it. */
const cardUrl = (tx: Pick<Deps, 'config'>, { id, company_id, vacancy_id }: ApplicationRow): string =>
  `${tx.config.public_url}/app/my-companies/${company_id}/vacancies/${vacancy_id}/dashboard?postulacion=${id}`

/** What each side calls it: its person by the company, the team by the person, by their pseudonym while that is all they know. */
const titleFor = (side: Reader['side'], { interview, application, around }: Told): string =>
  side === 'TEAM'
    ? `${interview.title} · ${shownNameOf(application)} · ${around.title}`
    : `${interview.title} · ${around.title} · ${around.company_name}`

/** The interview for one reader's calendar; undefined while no hour is agreed on. */
export function appointmentOf(tx: Pick<Deps, 'now' | 'config'>, told: Told, reader: Reader): Appointment | undefined {
  const { interview, application, around } = told
  const { id, sequence, place, starts_at, duration_minutes, message } = interview
  if (!starts_at) return undefined
  const url = reader.side === 'TEAM' ? cardUrl(tx, application) : theirPage(tx, application, around).url
  const said = [`Entrevista para «${around.title}».`, message, url]
  return {
    id,
    sequence,
    place,
    starts_at,
    duration_minutes,
    url,
    now: tx.now(),
    title: titleFor(reader.side, told),
    description: said.filter((one) => one !== null).join('\n\n'),
    organizer: { name: around.company_name, email: senderOf(tx) },
    attendee: { name: reader.name, email: reader.email },
  }
}

/** The address alone of «Skillo <hola@skillo.example>». */
const senderOf = ({ config }: Pick<Deps, 'config'>): string =>
  /<([^>]+)>/.exec(config.mail.from)?.[1] ?? config.mail.from

interface Told {
  interview: InterviewRow
  application: ApplicationRow
  around: Surroundings
}

/** Who has no bell reads the hours in a mail; one is chosen once the application is in an account. */
export async function mailProposed(tx: Deps, { interview, application, around }: Told): Promise<void> {
  if (around.user_id) return
  const zone = zoneOfPerson(interview, around)
  const hours = interview.slots.map((slot) => momentWords(slot, zone)).join(' · ')
  await mailSeeker(tx, application, around, 'interviews', {
    subject: `${around.company_name} te propone horarios para una entrevista`,
    title: `Entrevista para «${around.title}»`,
    paragraphs: [hours, interview.message ?? '', CHOOSE].filter(Boolean),
  })
}

const CHOOSE = 'Para elegir uno, abre tu ficha y pásala a tu cuenta: crearla lleva un minuto.'

/** Hours that were proposed and never agreed on stand in no calendar; their person still looks at them in a mail. */
export async function mailNoHours(tx: Deps, { interview, application, around }: Told): Promise<void> {
  const title = 'Ya no hace falta que elijas horario'
  const said = `${interview.title} · ${around.title} · ${around.company_name}`
  const paragraphs = [said, 'La empresa canceló los horarios que te había propuesto.', interview.cancel_reason]
  const mail = { subject: 'Entrevista cancelada', title, paragraphs: paragraphs.filter((one) => one !== null) }
  await mailSeeker(tx, application, around, 'interviews', mail)
}

/** Both sides get the appointment by mail, each in the hours of their own place; a calendar takes it from there. */
export async function mailAppointment(tx: Deps, told: Told, method: 'REQUEST' | 'CANCEL'): Promise<void> {
  const { application, around } = told
  // What takes it out of a calendar must be newer than what put it there.
  const isOlder = method === 'CANCEL' && told.interview.state !== 'CANCELLED'
  const interview = isOlder ? { ...told.interview, sequence: told.interview.sequence + 1 } : told.interview
  const post = (reader: Reader, zone: string, button: NonNullable<MailContent['button']>) =>
    mailOne(tx, { ...told, interview }, { method, reader, zone, button })
  if (around.email) {
    const reader = { side: 'SEEKER', name: around.full_name ?? application.full_name, email: around.email } as const
    await post(reader, zoneOfPerson(interview, around), theirPage(tx, application, around))
  }
  const button = { label: 'Abrir la postulación', url: cardUrl(tx, application) }
  for (const { email, full_name } of await listInterviewers(tx.db, [interview.id]))
    await post({ side: 'TEAM', name: full_name, email }, companyZone(interview, around), button)
}

interface Posting {
  method: 'REQUEST' | 'CANCEL'
  reader: Reader
  zone: string
  button: NonNullable<MailContent['button']>
}

async function mailOne(tx: Deps, told: Told, { method, reader, zone, button }: Posting): Promise<void> {
  const appointment = appointmentOf(tx, told, reader)
  if (!appointment) return
  const { interview } = told
  const isOff = method === 'CANCEL'
  const subject = isOff ? 'Entrevista cancelada' : 'Entrevista confirmada'
  const paragraphs = [
    titleFor(reader.side, told),
    momentWords(appointment.starts_at, zone),
    isOff ? interview.cancel_reason : appointment.place,
  ].filter((said) => said !== null)
  const calendar = { method, content: calendarFile(appointment, method) }
  await sendMail(tx, { to: reader.email, subject, title: subject, paragraphs, button, calendar })
}
