import { useSearchParams } from 'react-router'
import type { Intent } from '#shared/accounts/users.ts'

/** What the person chose on the landing page, if anything. */
export function useChosenIntent(): Intent | null {
  const [search] = useSearchParams()
  const asked = search.get('intent')
  return asked === 'SEEKER' || asked === 'RECRUITER' ? asked : null
}
