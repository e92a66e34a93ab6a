import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { usePrefetchApplication } from '#web/data/hiring-team/application.ts'
import { isForPage } from '#web/lib/page-keys.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { useOpenApplication } from '../dashboard/use-open-application.ts'

/** The next one is the one that is seen next, on the board and in the list alike. */
function neighbour(id: string, step: 1 | -1): string | null {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card ?? '')
  return shown[shown.indexOf(id) + step] ?? null
}

/** `j` and `k`, as in mail programs, unless somebody writes or answers a question. */
export function useNeighbourKeys(id: string): void {
  const { show } = useOpenApplication()
  // As soon as the next one is drawn, or a quick second press would still count from the one before.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : null
      if (step === null || !isForPage(event)) return
      const next = neighbour(id, step)
      if (next) show(next)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [id, show])
}

export function NeighbourButtons({ id }: { id: string }) {
  const { vacancy } = useDashboard()
  const { show } = useOpenApplication()
  const prefetch = usePrefetchApplication(vacancy.id)
  const go = (step: 1 | -1) => {
    const next = neighbour(id, step)
    if (next) show(next)
  }
  const early = (step: 1 | -1) => {
    const next = neighbour(id, step)
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
