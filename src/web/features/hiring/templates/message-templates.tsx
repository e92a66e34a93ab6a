import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { MESSAGE_TEMPLATES_MAX, type MessageTemplate } from '#shared/hiring/templates/templates.ts'
import { useDeleteText, useTexts } from '#web/data/hiring-team/texts.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { kindWords } from './kind-words.ts'
import { MessageTemplateDialog } from './message-template-dialog.tsx'

/** What is being written: a new text, a copy of ours, or one of the company's. */
type Editing = { template_id: string | null; from: MessageTemplate | null }

export function MessageTemplates({ company_id }: { company_id: string }) {
  const texts = useTexts(company_id)
  const [editing, setEditing] = useState<Editing | null>(null)
  const items = texts.data?.items ?? []
  const full = items.filter(({ id }) => id).length >= MESSAGE_TEMPLATES_MAX
  return (
    <Card
      title="Textos"
      text="Ahorra tiempo con mensajes listos para usar. Te dejamos seis para empezar."
      action={
        !full && (
          <Button size="sm" variant="secondary" onClick={() => setEditing({ template_id: null, from: null })}>
            <Plus aria-hidden="true" />
            Nuevo texto
          </Button>
        )
      }
    >
      {texts.isPending && <SkeletonLines lines={4} />}
      {texts.isError && (
        <Failure title="No pudimos cargar los textos." error={texts.error} onRetry={() => texts.refetch()} />
      )}
      <ul aria-label="Textos" className="divide-y divide-line empty:hidden">
        {items.map((text) => (
          <Row
            key={text.id ?? text.kind}
            company_id={company_id}
            text={text}
            onEdit={() => setEditing({ template_id: text.id, from: text })}
          />
        ))}
      </ul>
      {editing && (
        <MessageTemplateDialog
          key={editing.template_id ?? editing.from?.kind ?? 'new'}
          company_id={company_id}
          template_id={editing.template_id}
          from={editing.from}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}

interface RowProps {
  company_id: string
  text: MessageTemplate
  onEdit: () => void
}

function Row({ company_id, text, onEdit }: RowProps) {
  const remove = useDeleteText(company_id)
  const [asking, setAsking] = useState(false)
  const { id } = text
  const press = (template_id: string) =>
    remove.mutate(template_id, { onSuccess: () => notify.success('Texto eliminado.') })
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
          {text.name}
          {!id && <Badge>De Skillo</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{kindWords[text.kind]}</p>
        <p className="wrap-anywhere mt-1 line-clamp-2 text-[0.9375rem]">{text.body}</p>
      </div>
      <Menu
        trigger={
          <IconButton label={`Opciones de ${text.name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          { label: id ? 'Editar' : 'Copiar y adaptar', onSelect: onEdit },
          ...(id ? [{ label: 'Eliminar texto', danger: true, onSelect: () => setAsking(true) }] : []),
        ]}
      />
      {id && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Eliminar el texto"
          text={`«${text.name}» se borra para todo el equipo y no se puede recuperar. Los mensajes enviados siguen como están.`}
          confirm="Eliminar texto definitivamente"
          busy={remove.isPending}
          busyLabel="Eliminando…"
          error={remove.error}
          onConfirm={() => press(id)}
        />
      )}
    </li>
  )
}
