import { z } from 'zod'
import { isInAppPath } from '../core/paths.ts'
import { event } from './event.ts'

const jobPage = ({ vacancy_id }: { vacancy_id: string }): string =>
  `/app/jobs?tab=para-ti&vacante=${vacancy_id}&origen=para-ti`

export const jobEvents = {
  /** «Invitar»: somebody of a team asks a person to look at a vacancy. */
  MATCH_INVITED: event({
    group: 'matches',
    needs: ['person_id', 'company_id', 'vacancy_id', 'actor_id'],
    facts: z.object({ title: z.string() }),
    activity: ({ actor, facts: { title } }) => `${actor} invitó a una persona a «${title}».`,
    notice: ({ company, facts: { title } }) => `${company} te invita a postularte a «${title}».`,
    link: jobPage,
    mail: 'at_once',
  }),
  /** A vacancy was published, or changed, that somebody fits well; its company hears nothing of it. */
  MATCH_FOUND: event({
    group: 'matches',
    needs: ['person_id', 'company_id', 'vacancy_id'],
    facts: z.object({ title: z.string() }),
    notice: ({ company, facts: { title } }) => `Encajas muy bien en «${title}», de ${company}.`,
    link: jobPage,
    mail: 'unread',
  }),
  /** What is new by one alert; its mail holds all alerts of the person. */
  JOB_ALERT: event({
    group: 'matches',
    needs: ['person_id'],
    /** `list`: the page with the alert's own filters. */
    facts: z.object({ count: z.int(), alert: z.string(), list: z.string().refine(isInAppPath) }),
    notice: ({ facts: { count, alert } }) =>
      `${count === 1 ? '1 vacante nueva' : `${count} vacantes nuevas`} en tu alerta «${alert}».`,
    link: (_, { list }) => list,
    mail: 'at_once',
  }),
  /** A company read the CVs of many people and invited hardly anybody; it sees nobody until somebody has looked. */
  CV_READ_UNUSUALLY: event({
    group: 'matches',
    needs: ['person_id', 'company_id'],
    facts: z.object({}),
    notice: ({ company }) =>
      `${company} abrió tu CV, sin tu nombre, y muchos otros en pocos días. Le quitamos el acceso para revisarlo.`,
    link: () => '/app/settings?tab=privacidad',
    mail: 'unread',
  }),
  /** «Guardar en Talento»: a team would like to consider whoever applied for other vacancies. */
  CONSENT_ASKED: event({
    group: 'matches',
    needs: ['person_id', 'company_id'],
    facts: z.object({}),
    notice: ({ company }) => `${company} quiere tenerte en cuenta para otras vacantes. ¿Te parece bien?`,
    link: () => '/app/settings?tab=privacidad',
    mail: 'unread',
  }),
  /** A month before a consent ends. */
  CONSENT_RENEW: event({
    group: 'matches',
    needs: ['person_id', 'company_id'],
    facts: z.object({}),
    notice: ({ company }) => `¿Quieres seguir en el banco de talento de ${company}?`,
    link: () => '/app/settings?tab=privacidad',
    mail: 'unread',
  }),
}
