import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { withFullStop } from '#shared/words/full-stop.ts'

interface InvitationWords {
  to: string
  company_name: string
  invited_by: string
  role: Role
  message: string | null
  url: string
}

export function invitationMail({ to, company_name, invited_by, role, message, url }: InvitationWords): MailContent {
  return {
    to,
    subject: 'Te invitaron a un equipo en Skillo',
    title: `Únete al equipo de ${company_name}`,
    paragraphs: [
      `${invited_by} te invitó a ${company_name} con el papel «${roleLabels[role]}».`,
      ...(message ? [`«${message}»`] : []),
    ],
    button: { label: 'Ver la invitación', url },
    notes: [
      'El enlace vence en 7 días y sirve solo para este correo.',
      'Si no esperabas esta invitación, no tienes que hacer nada.',
    ],
  }
}

interface NamedCompany {
  id: string
  name: string
}

const settingsOf = (publicUrl: string, { id }: NamedCompany) => `${publicUrl}/app/my-companies/${id}?tab=ajustes`

export function transferMail(to: string, from: string, company: NamedCompany, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Te proponen asumir la titularidad de una empresa',
    title: 'Te proponen asumir la titularidad',
    paragraphs: [
      `${from} quiere que seas la persona titular de ${withFullStop(company.name)} Nada cambia hasta que aceptes.`,
    ],
    button: { label: 'Responder', url: settingsOf(publicUrl, company) },
    notes: ['Puedes responder durante 7 días.'],
  }
}

export function transferDoneMail(to: string, newOwner: string, company: NamedCompany, publicUrl: string): MailContent {
  return {
    to,
    subject: 'La titularidad de tu empresa cambió',
    title: 'La titularidad cambió',
    paragraphs: [
      `${newOwner} aceptó y ahora es la persona titular de ${withFullStop(company.name)} Tú sigues en Administración.`,
    ],
    button: { label: 'Ver la empresa', url: settingsOf(publicUrl, company) },
  }
}
