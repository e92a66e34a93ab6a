import { z } from 'zod'
import { type Role, roles } from '../companies/team-policy.ts'
import { roleLabels } from '../words/companies.ts'
import { event, teamPage } from './event.ts'

const nothing = z.object({})
const withRole = z.object({ role: z.enum(roles) })
const inTeam = { group: 'team', facts: nothing, link: teamPage, mail: 'unread' } as const
const silent = { ...inTeam, mail: 'never' } as const

const label = ({ facts }: { facts: { role: Role } }): string => roleLabels[facts.role]

export const invitationEvents = {
  ACCESS_REQUESTED: event({
    ...inTeam,
    needs: ['company_id', 'actor_id'],
    activity: ({ actor }) => `${actor} pidió acceso al equipo.`,
    notice: ({ actor, company }) => `${actor} pide acceso al equipo de ${company}.`,
  }),
  ACCESS_DISMISSED: event({
    ...silent,
    needs: ['company_id', 'actor_id', 'request_id'],
    activity: ({ actor, requested }) => `${actor} descartó la solicitud de ${requested}.`,
  }),
  INVITE_SENT: event({
    ...silent,
    needs: ['company_id', 'actor_id', 'invitation_id'],
    facts: withRole,
    activity: (told) => `${told.actor} invitó a ${told.invited} con el papel «${label(told)}».`,
  }),
  INVITE_RESENT: event({
    ...silent,
    needs: ['company_id', 'actor_id', 'invitation_id'],
    activity: ({ actor, invited }) => `${actor} reenvió la invitación a ${invited}.`,
  }),
  /** For whoever has an account with that address; the invitation itself is a mail of its own. */
  INVITE_RECEIVED: event({
    ...silent,
    needs: ['company_id', 'actor_id', 'invitation_id'],
    facts: withRole,
    notice: (told) => `${told.actor} te invitó a ${told.company} con el papel «${label(told)}».`,
    link: ({ invitation_id }) => `/invitations/accept?invitation=${invitation_id}`,
  }),
  INVITE_REVOKED: event({
    ...silent,
    needs: ['company_id', 'actor_id', 'invitation_id'],
    activity: ({ actor, invited }) => `${actor} revocó la invitación a ${invited}.`,
  }),
  INVITE_EXPIRED: event({
    ...inTeam,
    needs: ['company_id', 'invitation_id'],
    activity: ({ invited }) => `La invitación a ${invited} venció sin respuesta.`,
    notice: ({ invited }) => `La invitación a ${invited} venció. Puedes reenviarla.`,
  }),
  /** The person is whoever invited. */
  INVITE_ACCEPTED: event({
    ...inTeam,
    needs: ['company_id', 'actor_id', 'invitation_id'],
    may: ['person_id'],
    facts: withRole,
    activity: (told) => `${told.actor} se unió al equipo con el papel «${label(told)}».`,
    notice: ({ actor, company, is_to_person }) =>
      is_to_person ? `${actor} aceptó tu invitación a ${company}.` : `${actor} se unió al equipo de ${company}.`,
  }),
  INVITE_DECLINED: event({
    ...inTeam,
    needs: ['company_id', 'invitation_id'],
    activity: ({ invited }) => `${invited} no aceptó la invitación.`,
    notice: ({ invited, company }) => `${invited} no aceptó tu invitación a ${company}.`,
  }),
  INVITE_NEW_REQUESTED: event({
    ...inTeam,
    needs: ['company_id', 'invitation_id'],
    activity: ({ invited }) => `${invited} pidió una invitación nueva.`,
    notice: ({ invited, company }) => `${invited} pide una invitación nueva a ${company}.`,
  }),
  INVITE_OTHER_ACCOUNT: event({
    ...inTeam,
    needs: ['company_id', 'person_id', 'request_id'],
    activity: ({ person, requested }) => `${person} pidió la invitación para ${requested}.`,
    notice: ({ person, company }) => `${person} pide su invitación a ${company} en otro correo.`,
  }),
}
