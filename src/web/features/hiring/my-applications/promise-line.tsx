import { Clock3 } from 'lucide-react'
import type { MyApplication } from '#shared/hiring/my-applications.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDate } from '#web/lib/format.ts'
import { inDays } from '../parts/days-left.ts'

/** The date until which the company promised an answer, and how long that is; gone once it answered. */
export function PromiseLine({ application }: { application: Pick<MyApplication, 'promised_reply_at' | 'is_open'> }) {
  const { promised_reply_at, is_open } = application
  if (!promised_reply_at || !is_open) return null
  // By the hour, as the state beside it: from then on it says «Sin respuesta».
  const late = Date.parse(promised_reply_at) <= Date.now()
  return (
    <p className={cx('flex items-start gap-1.5 text-sm', late ? 'font-medium text-warn' : 'text-ink-soft')}>
      <Clock3 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {late
          ? `Prometió responder antes del ${formatDate(promised_reply_at)} y aún no lo ha hecho`
          : `Responde antes del ${formatDate(promised_reply_at)} · ${inDays(promised_reply_at)}`}
      </span>
    </p>
  )
}
