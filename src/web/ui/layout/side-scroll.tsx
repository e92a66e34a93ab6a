import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cx } from '#web/lib/cx.ts'
import { useSideScroll } from '../hooks/use-side-scroll.ts'

/** How much of what is in sight one press moves on. */
const SHARE = 0.7

interface SideScrollProps {
  /** Where it stands among others. */
  className?: string | undefined
  children: ReactNode
}

/** A line of things that may be wider than its place: where it goes on, it fades under an arrow that leads there. */
export function SideScroll({ className, children }: SideScrollProps) {
  const box = useRef<HTMLDivElement>(null)
  const more = useSideScroll(box)

  function go(way: -1 | 1) {
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    box.current?.scrollBy({ left: way * SHARE * box.current.clientWidth, behavior })
  }

  return (
    <div className={cx('relative min-w-0', className)}>
      <div
        ref={box}
        data-side-scroll=""
        data-before={more.before || undefined}
        data-after={more.after || undefined}
        className="fade-under-arrows overflow-x-auto [scrollbar-width:none]"
      >
        {children}
      </div>
      {more.before && <Arrow way={-1} onPress={go} />}
      {more.after && <Arrow way={1} onPress={go} />}
    </div>
  )
}

/** For fingers and pointers alone: the keyboard and screen readers reach everything in the line itself. */
function Arrow({ way, onPress }: { way: -1 | 1; onPress: (way: -1 | 1) => void }) {
  const Icon = way === 1 ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => onPress(way)}
      className={cx(
        'group/arrow absolute inset-y-0 grid w-11 place-items-center text-ink-soft hover:text-ink',
        way === 1 ? 'right-0' : 'left-0',
      )}
    >
      <span className="grid size-8 place-items-center rounded-full border border-line bg-surface shadow-rest transition-colors group-hover/arrow:border-edge">
        <Icon className="size-4.5" />
      </span>
    </button>
  )
}
