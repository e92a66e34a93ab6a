import { Send } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { type Point, stopsPublishing } from '../steps.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

/** In reach wherever somebody writes, once something waits; leads to what is missing as long as something is. */
export function PublishChangesButton({ points }: { points: readonly Point[] }) {
  const { changes, versions, goTo } = useVacancyEditor()
  if (!versions || versions.changed.length === 0) return null
  return (
    <Button
      size="sm"
      busy={changes.busy}
      busyLabel="Un momento…"
      onClick={() => (points.some(stopsPublishing) ? goTo('publicar') : changes.publish())}
    >
      <Send aria-hidden="true" />
      Publicar cambios
    </Button>
  )
}
