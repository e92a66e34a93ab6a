import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { type CurrentUser, jobPreferences } from '#shared/accounts/users.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { useOwnCurrency } from '#web/data/own-currency.ts'
import { notify } from '#web/lib/toast.ts'
import { ConditionFields } from '#web/parts/conditions/condition-fields.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, useApiForm } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Until the person has answered once, the way to the sheet stands where the first match needs it; then only a way to change it. */
export function ConditionsCall({ needed }: { needed: boolean }) {
  const me = useMe().data
  const [open, setOpen] = useState(false)
  if (!me) return null
  const asks = needed && !me.job_preferences.conditions_asked
  return (
    <>
      {asks ? (
        <div className="my-2 rounded-xl bg-brand-soft p-4">
          <p className="font-semibold">Dinos una vez qué condiciones te sirven</p>
          <p className="mt-1 mb-3 text-ink-soft text-sm">
            Jornada, turnos, contrato, distancia y salario. Valen para todas las vacantes y no te lo volvemos a
            preguntar.
          </p>
          <Button size="sm" onClick={() => setOpen(true)}>
            <SlidersHorizontal aria-hidden="true" />
            Decir mis condiciones
          </Button>
        </div>
      ) : (
        <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden="true" />
          Cambiar mis condiciones
        </Button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="Tus condiciones">
        <ConditionsForm me={me} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ConditionsForm({ me, onDone }: { me: CurrentUser; onDone: () => void }) {
  const save = useSaveProfile()
  const form = useApiForm(jobPreferences, me.job_preferences)
  return (
    <Form
      form={form}
      className="space-y-6"
      onSubmit={async (values) => {
        await save.mutateAsync({ job_preferences: { ...values, conditions_asked: true } })
        notify.success('Condiciones guardadas.')
        onDone()
      }}
    >
      <p className="text-ink-soft">
        Lo que dejes en blanco te da igual. Puedes cambiarlo cuando quieras aquí o en Ajustes, en Preferencias.
      </p>
      <ConditionFields form={form} currency={useOwnCurrency(me)} />
      <Button type="submit" wide busy={form.formState.isSubmitting} busyLabel="Guardando…">
        Guardar mis condiciones
      </Button>
    </Form>
  )
}
