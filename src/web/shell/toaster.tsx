import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { cx } from '#web/lib/cx.ts'
import { beginShowing } from '#web/lib/toast.ts'
import { LogoMark } from '#web/ui/layout/logo.tsx'
import { useTopClearOfBars } from './use-top-clear-of-bars.ts'

const icons = {
  success: <CircleCheck className="text-good" />,
  error: <CircleAlert className="text-bad" />,
  loading: <LogoMark className="h-5 animate-shimmer" />,
  blank: <Info className="text-brand" />,
  custom: <Info className="text-brand" />,
} as const

const REMOVE_DELAY = 160

/** At the top centre, under the header and the bars that stay there, and above a sheet that covers the page: neither their buttons nor those at the foot of a form are ever covered. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: REMOVE_DELAY })
  useEffect(beginShowing, [])
  const top = useTopClearOfBars(toasts.length)
  return (
    <section
      aria-label="Avisos"
      data-print="hide"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      style={top === null ? undefined : { top }}
      className="pointer-events-none fixed inset-x-0 top-(--notices-top) z-70 flex in-data-scroll-locked:max-sm:top-1 flex-col items-center gap-2 px-4"
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} one={one} />
      ))}
    </section>
  )
}

function ToastCard({ one }: { one: Toast }) {
  const urgent = one.type === 'error'
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
      className={cx(
        'pointer-events-auto flex max-w-[min(26rem,100%)] items-center gap-3 rounded-lg border border-line bg-surface py-1.5 pr-1.5 pl-4 font-medium shadow-float',
        one.visible ? 'animate-drop' : 'animate-leave',
      )}
    >
      <span aria-hidden="true" className="shrink-0 [&_svg]:h-5">
        {icons[one.type]}
      </span>
      <span className="min-w-0 py-1.5 text-[0.9375rem]">{resolveValue(one.message, one)}</span>
      <button
        type="button"
        aria-label="Cerrar aviso"
        onClick={() => toast.dismiss(one.id)}
        className="hit-area flex size-9 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
