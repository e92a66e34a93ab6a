import { z } from 'zod'
import { companyPage, event } from './event.ts'

const integrationsPage = (ids: { company_id: string }): string => `${companyPage(ids)}?tab=integraciones`

const byTeam = {
  group: 'team',
  needs: ['company_id', 'actor_id'],
  mail: 'never',
  facts: z.object({ name: z.string() }),
} as const
/** The host alone: what follows it may be a secret of the company. */
const ofHost = {
  group: 'team',
  needs: ['company_id', 'actor_id'],
  mail: 'never',
  facts: z.object({ host: z.string() }),
} as const

export const integrationEvents = {
  API_KEY_CREATED: event({ ...byTeam, activity: ({ actor, facts }) => `${actor} creó la clave «${facts.name}».` }),
  API_KEY_REVOKED: event({ ...byTeam, activity: ({ actor, facts }) => `${actor} revocó la clave «${facts.name}».` }),
  /** Once on each day on which a program used it. */
  API_KEY_USED: event({
    group: 'team',
    needs: ['company_id'],
    mail: 'never',
    facts: z.object({ name: z.string() }),
    activity: ({ facts }) => `Un programa usó la clave «${facts.name}».`,
  }),
  WEBHOOK_CREATED: event({ ...ofHost, activity: ({ actor, facts }) => `${actor} añadió un webhook a ${facts.host}.` }),
  WEBHOOK_CHANGED: event({ ...ofHost, activity: ({ actor, facts }) => `${actor} cambió el webhook a ${facts.host}.` }),
  WEBHOOK_DELETED: event({ ...ofHost, activity: ({ actor, facts }) => `${actor} eliminó el webhook a ${facts.host}.` }),
  WEBHOOK_SECRET_ROTATED: event({
    ...ofHost,
    activity: ({ actor, facts }) => `${actor} cambió el secreto del webhook a ${facts.host}.`,
  }),
  WEBHOOK_STOPPED: event({
    group: 'always',
    needs: ['company_id'],
    mail: 'at_once',
    link: integrationsPage,
    facts: z.object({ host: z.string() }),
    activity: ({ facts }) => `El webhook a ${facts.host} se apagó: nada llegó durante un día.`,
    notice: ({ company, facts }) => `Apagamos el webhook de ${company} a ${facts.host}: nada llegó durante un día.`,
  }),
}
