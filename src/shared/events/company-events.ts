import { z } from 'zod'
import { companyPage, event, settingsPage } from './event.ts'

const byTeam = { group: 'team', needs: ['company_id', 'actor_id'], facts: z.object({}), mail: 'unread' } as const

export const companyEvents = {
  COMPANY_CREATED: event({ ...byTeam, mail: 'never', activity: ({ actor }) => `${actor} creó la empresa.` }),
  COMPANY_UPDATED: event({
    ...byTeam,
    mail: 'never',
    activity: ({ actor }) => `${actor} actualizó los datos de la empresa.`,
  }),
  COMPANY_AI_SWITCHED: event({
    ...byTeam,
    mail: 'never',
    facts: z.object({ is_on: z.boolean() }),
    activity: ({ actor, facts }) => `${actor} ${facts.is_on ? 'activó' : 'desactivó'} la ayuda de IA.`,
  }),
  COMPANY_SECOND_FACTOR_SWITCHED: event({
    ...byTeam,
    facts: z.object({ is_on: z.boolean() }),
    activity: ({ actor, facts }) =>
      `${actor} ${facts.is_on ? 'exigió' : 'dejó de exigir'} un segundo factor a todo el equipo.`,
    /** Told to those who have none, when it is asked for. */
    notice: ({ company }) => `${company} pide un segundo factor a su equipo. Actívalo para seguir entrando.`,
    link: () => '/app/settings?tab=cuenta',
  }),
  COMPANY_PICTURES: event({
    ...byTeam,
    mail: 'never',
    activity: ({ actor }) => `${actor} cambió las imágenes de la empresa.`,
  }),
  COMPANY_VERIFIED: event({
    ...byTeam,
    facts: z.object({ domain: z.string() }),
    activity: ({ actor, facts }) => `${actor} verificó el dominio ${facts.domain}.`,
    notice: ({ company }) => `El dominio de ${company} quedó verificado.`,
    link: settingsPage,
  }),
  /** Somebody read many people and invited hardly anybody. */
  PEOPLE_READING_STOPPED: event({
    ...byTeam,
    needs: ['company_id'],
    facts: z.object({ opened: z.int() }),
    activity: ({ facts: { opened } }) =>
      `El acceso a personas quedó en pausa para revisarlo: ${opened} perfiles abiertos en pocos días.`,
    notice: ({ company }) => `El acceso de ${company} a personas quedó en pausa mientras lo revisamos.`,
    link: companyPage,
  }),
  COMPANY_ARCHIVED: event({
    ...byTeam,
    activity: ({ actor }) => `${actor} archivó la empresa.`,
    notice: ({ actor, company }) => `${actor} archivó ${company}.`,
    link: companyPage,
  }),
  COMPANY_RESTORED: event({
    ...byTeam,
    activity: ({ actor }) => `${actor} recuperó la empresa.`,
    notice: ({ actor, company }) => `${actor} recuperó ${company}. Ya puedes volver a trabajar en ella.`,
    link: companyPage,
  }),
}
