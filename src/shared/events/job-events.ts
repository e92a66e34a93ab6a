import { z } from 'zod'
import { isInAppPath } from '../core/paths.ts'
import { event } from './event.ts'

export const jobEvents = {
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
}
