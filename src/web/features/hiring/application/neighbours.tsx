import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { usePrefetchApplication } from '#web/data/hiring-team/application.ts'
import { isForPage } from '#web/lib/page-keys.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { useOpenApplication } from '../dashboard/use-open-application.ts'

/** The next one is the one that is seen next, on the board and in the list alike; or what brings more after the last. */
function neighbour(id: string, step: 1 | -1): HTMLElement | undefined {
  const wanted = step === 1 ? '[data-card], [data-more]' : '[data-card]'
  const shown = [...document.querySelectorAll<HTMLElement>(wanted)]
  return shown[shown.findIndex(({ dataset }) => dataset.card === id) + step]
}

const LOOK_EVERY = 100
/** So long the next ones may take to come; afterwards whoever wants them presses again. */
const LOOKS = 100

/** Goes to the one beside; past the last of a column that was loaded in part, to the first that comes. */
function useWalk(id: string): (step: 1 | -1) => void {
  const { show } = useOpenApplication()
  const looking = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone elsewhere meanwhile is left there
  useEffect(() => () => window.clearInterval(looking.current), [id])
  return useCallback(
    (step) => {
      const next = neighbour(id, step)
      window.clearInterval(looking.current)
      if (next?.dataset.card) return show(next.dataset.card)
      if (!next) return
      next.querySelector('button')?.click()
      let looks = 0
      looking.current = window.setInterval(() => {
        const come = neighbour(id, step)
        looks += 1
        if (come?.dataset.card) show(come.dataset.card)
        if (!come || come.dataset.card || looks > LOOKS) window.clearInterval(looking.current)
      }, LOOK_EVERY)
    },
    [id, show],
  )
}

/** `j` and `k`, as in mail programs, unless somebody writes or answers a question. */
export function useNeighbourKeys(id: string): void {
  const walk = useWalk(id)
  // As soon as the next one is drawn, or a quick second press would still count from the one before.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : null
      if (step !== null && isForPage(event)) walk(step)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [walk])
}

export function NeighbourButtons({ id }: { id: string }) {
  const { vacancy } = useDashboard()
  const go = useWalk(id)
  const prefetch = usePrefetchApplication(vacancy.id)
  const early = (step: 1 | -1) => {
    const next = neighbour(id, step)?.dataset.card
    if (next) void prefetch(next)
  }
  return (
    <div className="flex">
      <IconButton
        label="Postulación anterior"
        aria-keyshortcuts="k"
        onPointerEnter={() => early(-1)}
        onClick={() => go(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Postulación siguiente"
        aria-keyshortcuts="j"
        onPointerEnter={() => early(1)}
        onClick={() => go(1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}
