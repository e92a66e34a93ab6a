import { Send } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

interface PublishChangesButtonProps {
  size: 'sm' | 'lg'
  /** How many points stand in the way. */
  stopping: number
}

/** Leads to what is missing as long as something is. */
export function PublishChangesButton({ size, stopping }: PublishChangesButtonProps) {
  const { changes, goTo } = useVacancyEditor()
  return (
    <Button
      size={size}
      busy={changes.busy}
      busyLabel="Un momento…"
      onClick={() => (stopping > 0 ? goTo('publicar') : changes.publish())}
      className={size === 'lg' ? 'max-sm:w-full' : undefined}
    >
      <Send aria-hidden="true" />
      Publicar cambios
    </Button>
  )
}
