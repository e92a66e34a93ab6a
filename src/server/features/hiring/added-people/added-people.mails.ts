import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import { toldBecauseWords, toldOriginWords } from '#shared/words/hiring.ts'
import type { AddedPersonRow } from '../tables/added-people.tables.ts'

interface Told extends Pick<AddedPersonRow, 'origin' | 'origin_detail' | 'held_because'> {
  to: string
  url: string
  title: string
  company: { name: string; website: string; retention_months: number }
  /** What is held beside the name and the address. */
  has_phone: boolean
  has_cv: boolean
}

/** Who holds what, from where, what for and how long; and one way to see it, take it over or end it. */
export function addedPersonMail({ to, url, title, company, ...held }: Told): MailContent {
  const kept = ['tu nombre', 'tu correo', held.has_phone && 'tu teléfono', held.has_cv && 'lo que dice tu CV']
  const parts = kept.filter((part) => part !== false)
  const detail = held.origin_detail && ` (${held.origin_detail})`
  return {
    to,
    subject: `${company.name} guardó tus datos para «${title}»`,
    title: `${company.name} te añadió a un proceso de selección`,
    paragraphs: [
      `Lo hizo para valorar si encajas en «${title}». Tienes derecho a saberlo y a decidir qué pasa con tus datos.`,
      `Qué guarda: ${new Intl.ListFormat('es').format(parts)}.`,
      `De dónde los tiene: ${toldOriginWords[held.origin]}${detail}.`,
      `Para qué y por qué: para decidir sobre esta vacante, ${toldBecauseWords[held.held_because]}.`,
      `Hasta cuándo: mientras dure el proceso y ${company.retention_months} meses después. Después se borran solos.`,
    ],
    button: { label: 'Ver mis datos y decidir', url },
    notes: [
      'Ahí puedes ver lo que guarda, pasar la postulación a tu cuenta o borrarlo todo en un momento.',
      `Responde por tus datos ${company.name} (${company.website}): pídele también que los corrija o que deje de usarlos. Si no te responde, puedes reclamar ante la autoridad de protección de datos de tu país.`,
      'Este enlace es solo tuyo: no lo reenvíes.',
    ],
  }
}
