import { Ellipsis, FilePlus2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { VacancyTemplate } from '#shared/vacancies/vacancy-templates.ts'
import { useBeginFromTemplate, useDeleteTemplate, useRenameTemplate } from '#web/data/vacancy-templates.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { timeAgo } from '#web/lib/time/relative-time.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { TemplateNameDialog } from './template-name-dialog.tsx'

interface TemplateProps {
  company_id: string
  template: VacancyTemplate
}

/** One template: what it is for, and what can be done with it. */
export function TemplateRow({ company_id, template }: TemplateProps) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const rename = useRenameTemplate(company_id, template.id)
  const close = () => setOpen(null)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-surface p-5">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="wrap-anywhere text-lg">{template.name}</h3>
        <p className="wrap-anywhere mt-1 text-[0.9375rem] text-ink-soft">
          {template.title || 'Sin título'} · {timeAgo(template.updated_at)}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <UseTemplateButton company_id={company_id} template={template} />
        <Menu
          trigger={
            <IconButton label={`Opciones de ${template.name}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          items={[
            { label: 'Cambiar nombre', icon: <Pencil aria-hidden="true" />, onSelect: () => setOpen('rename') },
            { label: 'Eliminar', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => setOpen('delete') },
          ]}
        />
      </div>
      <TemplateNameDialog
        open={open === 'rename'}
        onClose={close}
        title="Cambiar nombre"
        text="Las vacantes creadas con esta plantilla no cambian."
        name={template.name}
        button="Guardar nombre"
        onSave={async (name) => {
          await rename.mutateAsync(name)
          notify.success('Nombre guardado.')
        }}
      />
      <DeleteTemplateDialog company_id={company_id} template={template} open={open === 'delete'} onClose={close} />
    </li>
  )
}

/** Creates a draft with its text and opens it. */
function UseTemplateButton({ company_id, template }: TemplateProps) {
  const begin = useBeginFromTemplate(company_id)
  const navigate = useNavigate()

  async function press() {
    const begun = await begin.mutateAsync(template.id).catch((error: unknown) => {
      notify.error(messageOf(error))
      return null
    })
    if (!begun) return
    notify.success('Borrador creado.')
    await navigate(`/app/my-companies/${company_id}/vacancies/${begun.id}`)
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      busy={begin.isPending}
      busyLabel="Creando…"
      aria-label={`Usar plantilla ${template.name}`}
      onClick={press}
    >
      <FilePlus2 aria-hidden="true" />
      Usar plantilla
    </Button>
  )
}

interface DeleteTemplateProps extends TemplateProps {
  open: boolean
  onClose: () => void
}

function DeleteTemplateDialog({ company_id, template, open, onClose }: DeleteTemplateProps) {
  const remove = useDeleteTemplate(company_id, template.id)

  function press() {
    remove.mutate(undefined, { onSuccess: () => notify.success('Plantilla eliminada.') })
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Eliminar la plantilla"
      text={`«${template.name}» se borra y no se puede recuperar. Las vacantes creadas con ella siguen como están.`}
      confirm="Eliminar plantilla definitivamente"
      busy={remove.isPending}
      busyLabel="Eliminando…"
      error={remove.error}
      onConfirm={press}
    />
  )
}
