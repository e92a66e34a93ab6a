import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { shows } from '../kinds/told-work.ts'
import { tradeSkills } from '../trades.ts'
import type { ExperienceFact } from '../types.ts'
import { workByDefinition } from '../work-by-definition.ts'

/** Families in which each trade is learnt by itself: who turns metal does not weld it, who receives guests does not make beds. */
const CRAFTS =
  /^(?:construction-trades|metal-trades|automotive-trades|arts-and-crafts|textile|food-production|hotel|therapies|health-technicians|medicine|performing-arts|audiovisual|beauty|aviation-rail-and-sea)$/

/** Another craft of the same family, in a job that tells nothing of the one that is asked for. */
export function isOtherCraft(role_id: string | null, fact: ExperienceFact): boolean {
  const [wanted, own] = [role_id === null ? undefined : taxonomy().role(role_id), taxonomy().role(fact.term)]
  if (!wanted || !own || wanted.id === own.id || wanted.family !== own.family || !CRAFTS.test(own.family)) return false
  if (wanted.related_ids.includes(own.id) || fact.also?.includes(wanted.id)) return false
  return ![...tradeSkills(wanted.id), ...workByDefinition(wanted.id)].some((id) => shows(fact, id))
}
