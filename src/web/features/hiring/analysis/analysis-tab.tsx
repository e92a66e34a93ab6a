import { formatNumber, plural } from '#shared/core/numbers.ts'
import { ANALYSIS_FROM, type Analysis } from '#shared/hiring/analysis.ts'
import { downloadAnalysis, useAnalysis } from '#web/data/hiring-team/analysis.ts'
import { DownloadButton } from '#web/ui/buttons/download-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { Funnel, Reasons, Sources, TimeInStages, Weeks } from './charts.tsx'

export function AnalysisTab() {
  const { vacancy } = useDashboard()
  const analysis = useAnalysis(vacancy.id)
  if (analysis.isPending) {
    return (
      <Loading label="Cargando el análisis…" className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-xl" />
        <Skeleton className="h-72 w-full rounded-xl" />
      </Loading>
    )
  }
  if (!analysis.data) {
    return <Failure title="No pudimos cargar el análisis." error={analysis.error} onRetry={() => analysis.refetch()} />
  }
  if (analysis.data.total < ANALYSIS_FROM) {
    return (
      <Card aria-label="Análisis">
        <EmptyState
          drawing="board"
          text={`Cuando haya al menos ${ANALYSIS_FROM} postulaciones verás cómo avanza tu proceso.`}
        />
      </Card>
    )
  }
  return <Figures analysis={analysis.data} />
}

const days = (value: number | null): string =>
  value === null ? '–' : plural(Math.round(value * 10) / 10, 'día', 'días')
const percent = (value: number | null): string => (value === null ? '–' : `${value} %`)

function Figures({ analysis }: { analysis: Analysis }) {
  return (
    <div className="space-y-6">
      <Card title="En cifras" action={<ExportButton />}>
        <FigureList
          label="En cifras"
          columns={4}
          figures={[
            { label: 'Postulaciones', value: formatNumber(analysis.total) },
            {
              label: 'Primera respuesta',
              value: days(analysis.median_days_to_first_answer),
              note: 'la mitad llega antes',
            },
            { label: 'Con respuesta', value: percent(analysis.answered) },
            { label: 'Respuestas a tiempo', value: percent(analysis.kept_promises), note: 'de las ya vencidas' },
          ]}
        />
        {analysis.median_days_to_scorecard !== null && (
          <p className="mt-6 text-ink-soft text-sm">
            {analysis.median_days_to_scorecard < 1
              ? 'La mitad de las evaluaciones llega el mismo día.'
              : `La mitad de las evaluaciones llega antes de ${days(analysis.median_days_to_scorecard)}.`}
          </p>
        )}
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Funnel funnel={analysis.funnel} />
        <TimeInStages funnel={analysis.funnel} />
        <Reasons reasons={analysis.reasons} />
        <Sources sources={analysis.sources} referrers={analysis.referrers} />
        <Weeks weeks={analysis.by_week} />
      </div>
    </div>
  )
}

function ExportButton() {
  const { vacancy, may } = useDashboard()
  if (!may('export')) return null
  return (
    <DownloadButton load={() => downloadAnalysis(vacancy.id)} name={`Análisis ${vacancy.title}.csv`}>
      Descargar CSV
    </DownloadButton>
  )
}
