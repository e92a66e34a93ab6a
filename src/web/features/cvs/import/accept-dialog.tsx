import { useState } from 'react'
import type { CvSummary } from '#shared/cvs/cvs.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface AcceptDialogProps {
  open: boolean
  cvs: readonly CvSummary[]
  busy: boolean
  error: unknown
  /** `as_base`: the new CV is the one that vacancies are compared with. */
  onAccept: (replaced_id: string | null, as_base: boolean) => void
  onClose: () => void
}

const ways = [
  { value: 'new', title: 'Crear un CV nuevo', text: 'Los que ya tienes quedan como están.' },
  {
    value: 'replace',
    title: 'Reemplazar un CV',
    text: 'Lo que dice ahora queda guardado en sus versiones: podrás volver a él.',
  },
]

export function AcceptDialog({ open, cvs, busy, error, onAccept, onClose }: AcceptDialogProps) {
  const [way, setWay] = useState('new')
  const [as_base, setAsBase] = useState(true)
  const [chosen, setChosen] = useState<string | null>(null)
  const active = cvs.filter(({ status }) => status === 'ACTIVE')
  const base = active.find(({ is_base }) => is_base)
  const replaced = chosen ?? active[0]?.id ?? null
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="¿Dónde ponemos estos datos?"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Seguir revisando
          </Button>
          <Button
            busy={busy}
            busyLabel="Guardando…"
            onClick={() => onAccept(way === 'new' ? null : replaced, way === 'new' && as_base)}
          >
            {way === 'new' ? 'Crear CV nuevo' : 'Reemplazar CV'}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <FieldGroup label="Elige una opción">
          <RadioCards name="way" cards={ways} value={way} onChange={(event) => setWay(event.target.value)} />
        </FieldGroup>
        {way === 'new' && (
          <Checkbox
            label="Usar este CV para tus encajes"
            help={base && `Ahora usamos «${base.title}». Puedes cambiarlo cuando quieras.`}
            checked={as_base}
            onChange={(event) => setAsBase(event.target.checked)}
          />
        )}
        {way === 'replace' && active.length > 1 && (
          <Field label="CV que se reemplaza">
            <Select
              choices={active.map(({ id, title, is_base }) => ({
                value: id,
                label: is_base ? `${title} (base)` : title,
              }))}
              value={replaced ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
        )}
        {error !== null && (
          <Alert tone="bad" live>
            {messageOf(error)}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
