import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The lines under a control: what went wrong first, then the help. */
export function FieldNotes({
  id,
  help,
  error,
}: {
  id: string
  help?: ReactNode | undefined
  error?: string | undefined
}) {
  return (
    <>
      {error && (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex animate-rise scroll-my-36 items-start gap-1.5 font-medium text-bad text-sm"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere min-w-0">{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-ink-soft text-sm">
          {help}
        </p>
      )}
    </>
  )
}
