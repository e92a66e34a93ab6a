import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { Pipeline } from '#shared/hiring/stages.ts'
import { usePipeline, useSavePipeline } from '#web/data/hiring-team/stages.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { BlindReview } from './blind-review.tsx'
import { bodyOf, draftsOf, type StageDraft } from './stage-draft.ts'

/**
 * Blind review where a vacancy is written, before anybody applies. The stages are made of the steps of the process when
 * somebody first asks for them, so they are asked for only by whoever wants to choose.
 */
export function BlindChoice({ vacancy_id }: { vacancy_id: string }) {
  const [open, setOpen] = useState(false)
  if (open) return <Choice vacancy_id={vacancy_id} />
  return (
    <div className="space-y-2">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <EyeOff aria-hidden="true" />
        Revisión a ciegas…
      </Button>
      <p className="text-ink-soft text-sm">
        Tu equipo decide sin ver el nombre hasta la etapa que elijas. Las etapas salen de los pasos del proceso: déjalos
        como los quieres antes de abrirla.
      </p>
    </div>
  )
}

function Choice({ vacancy_id }: { vacancy_id: string }) {
  const pipeline = usePipeline(vacancy_id)
  if (pipeline.data) return <Saved key={pipeline.data.version} pipeline={pipeline.data} />
  if (pipeline.isPending) {
    return (
      <Loading label="Cargando las etapas…">
        <Skeleton className="h-28 w-full" />
      </Loading>
    )
  }
  return <Failure title="No pudimos cargar las etapas." error={pipeline.error} onRetry={() => pipeline.refetch()} />
}

/** What is chosen is saved at once: there is nothing else here to wait for. */
function Saved({ pipeline }: { pipeline: Pipeline }) {
  const save = useSavePipeline(pipeline.vacancy_id)
  const [stages, setStages] = useState(() => draftsOf(pipeline.stages))

  function choose(next: StageDraft[]) {
    setStages(next)
    save.mutate(bodyOf(pipeline.version, next, {}), {
      onSuccess: () => notify.success('Revisión a ciegas guardada.'),
      onError: () => setStages(draftsOf(pipeline.stages)),
    })
  }

  return (
    <div>
      <BlindReview stages={stages} can_edit={pipeline.can_edit && !save.isPending} onChange={choose} />
      {save.isError && (
        <Alert tone="bad" live>
          {messageOf(save.error)}
        </Alert>
      )}
    </div>
  )
}
