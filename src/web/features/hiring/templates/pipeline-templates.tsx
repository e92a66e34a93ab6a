import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PipelineTemplate } from '#shared/hiring/stages.ts'
import { useDeleteStageTemplate, useStageTemplates } from '#web/data/hiring-team/stages.ts'
import { notify } from '#web/lib/toast.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/layout/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

/** Processes to begin vacancies with: ours and those that the company kept. */
export function PipelineTemplates({ company_id }: { company_id: string }) {
  const templates = useStageTemplates(company_id)
  return (
    <Card title="Procesos" text="Guarda uno desde «Ajustes» del tablero de cualquier vacante.">
      {templates.isPending && <SkeletonLines lines={3} />}
      {templates.isError && (
        <Failure title="No pudimos cargar los procesos." error={templates.error} onRetry={() => templates.refetch()} />
      )}
      <ul aria-label="Procesos" className="divide-y divide-line empty:hidden">
        {templates.data?.items.map((template) => (
          <Row key={template.id ?? template.code} company_id={company_id} template={template} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ company_id, template }: { company_id: string; template: PipelineTemplate }) {
  const remove = useDeleteStageTemplate(company_id)
  const [asking, setAsking] = useState(false)
  const { id, name, stages } = template
  const press = (template_id: string) =>
    remove.mutate(template_id, { onSuccess: () => notify.success('Proceso eliminado.') })
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {!id && <Badge>De Skillo</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">{stages.map((stage) => stage.name).join(' → ')}</p>
      </div>
      {id && (
        <>
          <IconButton label={`Eliminar ${name}`} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
          <ConfirmDialog
            open={asking}
            onClose={() => setAsking(false)}
            title="Eliminar el proceso"
            text={`«${name}» se borra para todo el equipo y no se puede recuperar. Las vacantes que lo usan siguen como están.`}
            confirm="Eliminar proceso definitivamente"
            busy={remove.isPending}
            busyLabel="Eliminando…"
            error={remove.error}
            onConfirm={() => press(id)}
          />
        </>
      )}
    </li>
  )
}
