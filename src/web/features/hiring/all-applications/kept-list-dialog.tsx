import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AllAsked } from '#shared/hiring/all-applications/all-applications.ts'
import { type KeptList, keptListBody } from '#shared/hiring/all-applications/kept-lists.ts'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { useDeleteKeptList, useKeepList } from '#web/data/hiring-team/all-applications.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Form, FormField, useApiForm } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface KeptListDialogProps {
  company_id: string
  /** Undefined for a new one. */
  list: KeptList | undefined
  asked: AllAsked
  onKept: (list: KeptList) => void
  onDeleted: () => void
  onClose: () => void
}

/** The name of a list, who finds it, and how it goes. */
export function KeptListDialog(props: KeptListDialogProps) {
  const { list, onClose } = props
  const [asking, setAsking] = useState(false)
  if (list && asking) return <DeleteList {...props} list={list} onBack={() => setAsking(false)} />
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={list ? 'Editar la lista' : 'Guardar como lista'}
      text="Guarda los filtros y el orden, no a las personas: al abrirla verás a quienes los cumplen ese día."
    >
      <ListForm {...props} />
      {list && (
        <Button variant="quiet" wide className="mt-2" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
          Eliminar la lista
        </Button>
      )}
    </Dialog>
  )
}

function ListForm({ company_id, list, asked, onKept, onClose }: KeptListDialogProps) {
  const keep = useKeepList(company_id)
  const form = useApiForm(keptListBody.omit({ asked: true }), {
    name: list?.name ?? '',
    is_shared: list?.is_shared ?? false,
  })
  const { control, register, formState } = form
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const kept = await keep.mutateAsync({ list_id: list?.id, body: { ...values, asked } })
        notify.success('Lista guardada.')
        onKept(kept)
        onClose()
      }}
    >
      <FormField control={control} name="name" label="Nombre">
        <Input maxLength={HIRING_LENGTHS.kept_list} autoComplete="off" {...register('name')} />
      </FormField>
      {list?.owner_name == null && (
        <Switch
          label="Compartir con el equipo"
          help="Cada persona verá en ella solo las candidaturas de sus vacantes."
          {...register('is_shared')}
        />
      )}
      <Button type="submit" wide busy={formState.isSubmitting} busyLabel="Guardando…">
        Guardar lista
      </Button>
    </Form>
  )
}

function DeleteList({
  company_id,
  list,
  onDeleted,
  onClose,
  onBack,
}: KeptListDialogProps & { list: KeptList; onBack: () => void }) {
  const remove = useDeleteKeptList(company_id)
  const who = list.is_shared ? ' para todo el equipo' : ''
  return (
    <ConfirmDialog
      open
      onClose={onBack}
      title="Eliminar la lista"
      text={`«${list.name}» se borra${who}. Las candidaturas siguen como están.`}
      confirm="Eliminar lista definitivamente"
      busy={remove.isPending}
      busyLabel="Eliminando…"
      error={remove.error}
      onConfirm={() =>
        remove.mutate(list.id, {
          onSuccess: () => {
            notify.success('Lista eliminada.')
            onDeleted()
            onClose()
          },
        })
      }
    />
  )
}
