import { useMutation } from '@tanstack/react-query'
import type { CurrentUser, Intent } from '#shared/accounts/users.ts'
import { saveIntent } from './me.ts'

interface IntentHandlers {
  /** Stores the person itself, because some screens must stand before the side of the product changes. */
  onSuccess: (me: CurrentUser, intent: Intent) => unknown
  onError: () => unknown
  onMutate?: (intent: Intent) => void
}

/** Looking for work or hiring. */
export function useSetIntent(handlers: IntentHandlers) {
  return useMutation({ mutationFn: saveIntent, ...handlers })
}
