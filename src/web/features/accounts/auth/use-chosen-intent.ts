import { useSearchParams } from 'react-router'
import { type Intent, intent } from '#shared/accounts/users.ts'

/** What the person chose on the landing page, if anything. */
export function useChosenIntent(): Intent | null {
  const [search] = useSearchParams()
  return intent.safeParse(search.get('intent')).data ?? null
}
