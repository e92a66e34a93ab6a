import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'

interface SummaryItem {
  name: string
  label: string | undefined
  message: string
}

interface FormSummaryProps {
  ref: Ref<HTMLDivElement>
  title: string
  items: readonly SummaryItem[]
  onGoTo: (name: string) => void
}

/** The label stands before the message; a question needs no colon. */
function worded({ label, message }: SummaryItem): string {
  if (!label) return message
  return label.endsWith('?') ? `${label} ${message}` : `${label}: ${message}`
}

/** Takes focus after a failed send; each line leads to its field. */
export function FormSummary({ ref, title, items, onGoTo }: FormSummaryProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="flex animate-rise items-start gap-3 rounded-lg border-bad border-l-4 bg-bad-soft p-4"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {items.length > 0 && (
          <ul className="mt-1 space-y-0.5">
            {items.map((item) => (
              <li key={item.name}>
                <button
                  type="button"
                  onClick={() => onGoTo(item.name)}
                  className="wrap-anywhere py-1 text-left text-sm underline underline-offset-3 hover:text-bad"
                >
                  {worded(item)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
