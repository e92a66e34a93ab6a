import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { CopyField } from '#web/ui/forms/copy-field.tsx'

interface ShownOnceProps {
  label: string
  value: string
  onDone: () => void
}

/** A secret in the only moment in which anybody sees it. */
export function ShownOnce({ label, value, onDone }: ShownOnceProps) {
  return (
    <div className="space-y-5">
      <Alert tone="warn">Cópialo y guárdalo ahora en un lugar seguro: no lo volveremos a mostrar.</Alert>
      <CopyField label={label} value={value} />
      <Button wide onClick={onDone}>
        Ya lo guardé
      </Button>
    </div>
  )
}
