import { z } from 'zod'
import { roles } from '../companies/team-policy.ts'
import { roleLabels } from '../words/companies.ts'
import { companyPage, event, settingsPage, teamPage } from './event.ts'

const ALL_COMPANIES = '/app/my-companies'
const base = { group: 'team', facts: z.object({}), mail: 'unread' } as const
/** Somebody of the team did it to somebody else of the team. */
const toMember = { ...base, needs: ['company_id', 'actor_id', 'person_id'] } as const
const byMember = { ...base, needs: ['company_id', 'actor_id'] } as const

export const teamEvents = {
  MEMBER_ROLE_CHANGED: event({
    ...toMember,
    facts: z.object({ role: z.enum(roles) }),
    activity: ({ actor, person, facts }) => `${actor} cambió el rol de ${person} a ${roleLabels[facts.role]}.`,
    notice: ({ company, facts }) => `Tu rol en ${company} ahora es ${roleLabels[facts.role]}.`,
    link: companyPage,
  }),
  MEMBER_REACTIVATED: event({
    ...toMember,
    activity: ({ actor, person }) => `${actor} reactivó el acceso de ${person}.`,
    notice: ({ company }) => `Vuelves a tener acceso a ${company}.`,
    link: companyPage,
  }),
  MEMBER_SUSPENDED: event({
    ...toMember,
    activity: ({ actor, person }) => `${actor} pausó el acceso de ${person}.`,
    notice: ({ company }) => `Tu acceso a ${company} está en pausa.`,
    link: () => ALL_COMPANIES,
  }),
  MEMBER_SALARY_SWITCHED: event({
    ...toMember,
    mail: 'never',
    facts: z.object({ sees: z.boolean() }),
    activity: ({ actor, person, facts }) =>
      facts.sees
        ? `${actor} permitió a ${person} ver las expectativas salariales.`
        : `${actor} dejó de mostrar a ${person} las expectativas salariales.`,
  }),
  MEMBER_REMOVED: event({
    ...toMember,
    activity: ({ actor, person }) => `${actor} quitó a ${person} del equipo.`,
    notice: ({ company }) => `Ya no formas parte del equipo de ${company}.`,
    link: () => ALL_COMPANIES,
  }),
  MEMBER_LEFT: event({
    ...byMember,
    activity: ({ actor }) => `${actor} dejó el equipo.`,
    notice: ({ actor, company }) => `${actor} dejó el equipo de ${company}.`,
    link: teamPage,
  }),
  TRANSFER_ASKED: event({
    ...toMember,
    activity: ({ actor, person }) => `${actor} pidió a ${person} asumir la titularidad.`,
    notice: ({ actor, company }) => `${actor} te propone asumir la titularidad de ${company}.`,
    link: settingsPage,
  }),
  TRANSFER_CANCELLED: event({
    ...toMember,
    activity: ({ actor, person }) => `${actor} canceló el traspaso a ${person}.`,
    notice: ({ actor, company }) => `${actor} canceló el traspaso de ${company}.`,
    link: settingsPage,
  }),
  TRANSFER_DECLINED: event({
    ...byMember,
    activity: ({ actor }) => `${actor} no aceptó asumir la titularidad.`,
    notice: ({ actor, company }) => `${actor} no aceptó la titularidad de ${company}.`,
    link: settingsPage,
  }),
  TRANSFER_ACCEPTED: event({
    ...byMember,
    activity: ({ actor }) => `${actor} asumió la titularidad de la empresa.`,
    notice: ({ actor, company }) => `${actor} es ahora la persona titular de ${company}.`,
    link: settingsPage,
  }),
}
