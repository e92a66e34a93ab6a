import type { RequirementValue } from '#shared/matching/matching.ts'
import { UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

/** What the ad asks for in its own words; nothing in a CV is compared with it yet, the person says. */
export function ownWords({ text }: RequirementValue<'OWN_WORDS'>): Judge {
  return {
    question: `Piden «${text}»: ¿lo cumples?`,
    answer_settles: true,
    judge: () => UNKNOWN,
    describe: () => '',
    advise: ({ value }) => (value === null ? `Si tienes experiencia en «${text}», cuéntalo en tu CV.` : null),
  }
}
