import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'

/** One call that fails may be chance. */
const ENOUGH = 2

/** Says that what is on the screen may be old while no answer comes, and asks again for what failed when one does. */
export function ConnectionNote() {
  const is_lost = useLostConnection()
  return (
    <div role="status">
      {is_lost && (
        <p className="fixed inset-x-0 bottom-[calc(0.75rem+var(--bottom-bar))] z-40 mx-auto flex w-fit max-w-[calc(100%-2rem)] animate-rise items-center gap-2.5 rounded-full border border-line bg-surface px-4 py-2.5 font-medium text-sm shadow-float">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-warn" />
          Sin conexión con Skillo. Seguimos intentándolo.
        </p>
      )}
    </div>
  )
}

function useLostConnection(): boolean {
  const client = useQueryClient()
  const [failures, setFailures] = useState(0)
  const is_lost = failures >= ENOUGH
  const was_lost = useRef(false)

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { action } = event
        if (action.type === 'success' && !action.manual) setFailures(0)
        if (action.type === 'failed' || action.type === 'error') {
          const { error } = action
          if (error instanceof ApiError && error.status === 0) setFailures((count) => count + 1)
        }
      }),
    [client],
  )

  useEffect(() => {
    if (was_lost.current && !is_lost)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    was_lost.current = is_lost
  }, [client, is_lost])

  return is_lost
}
