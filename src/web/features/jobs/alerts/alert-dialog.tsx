import type { ReactNode } from 'react'
import { SAVED_SEARCH_NAME_MAX, SAVED_SEARCHES_MAX } from '#shared/core/limits.ts'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import { alertFrequency, type SavedSearch, savedSearchBody } from '#shared/jobs/saved-searches.ts'
import { filterName, filterWords } from '#shared/words/filters.ts'
import { alertFrequencyWords } from '#shared/words/jobs.ts'
import { type AlertValues, useAlerts, useCreateAlert, useUpdateAlert, valuesOf } from '#web/data/alerts.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  filters: JobFilters
  /** Left out when a new alert is made. */
  alert?: SavedSearch | undefined
}

/** «Guardar búsqueda», and later its name and how often it tells. */
export function AlertDialog({ open, onOpenChange, filters, alert }: AlertDialogProps) {
  const form = <AlertForm alert={alert} filters={filters} onDone={() => onOpenChange(false)} />
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={alert ? 'Cambiar la alerta' : 'Guardar búsqueda'}
      text={filterWords(filters)}
    >
      {alert ? form : <RoomForOne>{form}</RoomForOne>}
    </Dialog>
  )
}

function RoomForOne({ children }: { children: ReactNode }) {
  const alerts = useAlerts()
  if ((alerts.data?.length ?? 0) < SAVED_SEARCHES_MAX) return children
  return (
    <Alert
      tone="warn"
      title={`Ya tienes ${SAVED_SEARCHES_MAX} alertas`}
      action={<LinkButton to="/app/jobs?tab=alertas">Ver mis alertas</LinkButton>}
    >
      Elimina alguna para guardar esta búsqueda.
    </Alert>
  )
}

interface AlertFormProps {
  alert: SavedSearch | undefined
  filters: JobFilters
  onDone: () => void
}

function AlertForm({ alert, filters, onDone }: AlertFormProps) {
  const create = useCreateAlert()
  const update = useUpdateAlert(alert?.id ?? '')
  const form = useApiForm(savedSearchBody.omit({ filters: true }), alert ? valuesOf(alert) : newAlert(filters))
  const { control, register, formState, watch } = form

  async function submit(values: Omit<AlertValues, 'filters'>) {
    await (alert ? update : create).mutateAsync({ ...values, filters })
    notify.success(alert ? 'Cambios guardados.' : 'Búsqueda guardada.')
    onDone()
  }

  return (
    <Form form={form} onSubmit={submit}>
      <FormField control={control} name="name" label="Nombre">
        <Input maxLength={SAVED_SEARCH_NAME_MAX} {...register('name')} />
      </FormField>
      <FormField control={control} name="frequency" label="¿Cada cuánto te avisamos?">
        <Select
          choices={alertFrequency.options.map((value) => ({ value, label: alertFrequencyWords[value] }))}
          {...register('frequency')}
        />
      </FormField>
      {watch('frequency') !== 'OFF' && (
        <Switch label="También por correo" help="Solo cuando haya algo nuevo." {...register('by_mail')} />
      )}
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Guardando…">
        {alert ? 'Guardar cambios' : 'Guardar búsqueda'}
      </Button>
    </Form>
  )
}

function newAlert(filters: JobFilters): AlertValues {
  return { name: filterName(filters), filters, frequency: 'DAILY', by_mail: true, paused: false }
}
