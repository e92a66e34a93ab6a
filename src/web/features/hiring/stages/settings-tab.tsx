import { usePipeline } from '#web/data/hiring-team/stages.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { AutomationsCard } from '../automations/automations-card.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { CriteriaCard } from './criteria-card.tsx'
import { StageEditor } from './stage-editor.tsx'

/** How the process of this vacancy works. */
export function SettingsTab() {
  const { vacancy, may } = useDashboard()
  const pipeline = usePipeline(vacancy.id)
  if (pipeline.isPending) {
    return (
      <Loading label="Cargando los ajustes…">
        <Skeleton className="h-96 w-full rounded-xl" />
      </Loading>
    )
  }
  if (!pipeline.data) {
    return <Failure title="No pudimos cargar las etapas." error={pipeline.error} onRetry={() => pipeline.refetch()} />
  }
  return (
    <div className="space-y-6">
      <StageEditor key={pipeline.data.version} pipeline={pipeline.data} />
      <CriteriaCard />
      {may('edit_pipeline') && <AutomationsCard />}
    </div>
  )
}
