import { useSearchParams } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'
import { vacancyIn } from '#web/lib/choice-entry.ts'

/** What is known of the choice that comes later: pressed on the landing page, or clear from where the person goes back to. */
export function useChosenIntent(next: string): Intent | null {
  const [search] = useSearchParams()
  const asked = search.get('intent')
  if (asked === 'SEEKER' || asked === 'RECRUITER') return asked
  return vacancyIn(next) ? 'SEEKER' : null
}
