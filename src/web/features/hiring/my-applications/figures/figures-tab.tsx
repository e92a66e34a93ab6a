import { Download } from 'lucide-react'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { MyFigures } from '#shared/hiring/my-applications.ts'
import { useExportApplications, useMyFigures } from '#web/data/hiring/my-applications.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatPercent } from '#web/lib/format.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { CertificateCard } from './certificate-card.tsx'

export function FiguresTab() {
  const figures = useMyFigures()
  return (
    <div className="space-y-6">
      {figures.data ? (
        <Figures figures={figures.data} />
      ) : figures.isError ? (
        <Failure title="No pudimos calcular tus cifras." error={figures.error} onRetry={() => figures.refetch()} />
      ) : (
        <Loading label="Calculando tus cifras…">
          <Skeleton className="h-56 rounded-xl" />
        </Loading>
      )}
      <CertificateCard />
      <ExportCard />
    </div>
  )
}

const NONE = '–'
const rate = (value: number | null): string => (value === null ? NONE : formatPercent(value / 100))
const days = (value: number | null): string => (value === null ? NONE : formatNumber(Math.round(value * 10) / 10))

function Figures({ figures }: { figures: MyFigures }) {
  if (figures.sent === 0) return <NothingToCount />
  return (
    <Card title="Mi búsqueda en cifras">
      <FigureList
        label="Mi búsqueda en cifras"
        columns={3}
        figures={[
          { label: 'Enviadas', value: formatNumber(figures.sent) },
          { label: 'Vistas por la empresa', value: rate(figures.seen_rate) },
          { label: 'Con respuesta', value: rate(figures.answer_rate) },
          { label: 'Entrevistas', value: formatNumber(figures.interviews) },
          { label: 'Ofertas', value: formatNumber(figures.offers) },
          {
            label: 'Días hasta la respuesta',
            value: days(figures.median_days_to_answer),
            note: 'la mitad tarda menos',
          },
        ]}
      />
      {/* With one CV they would be the same figures again. */}
      {figures.by_cv.length > 1 && <ByCv rows={figures.by_cv} />}
    </Card>
  )
}

/** Six zeros tell nobody anything. */
function NothingToCount() {
  return (
    <Card title="Mi búsqueda en cifras">
      <EmptyState
        compact
        drawing="send"
        text="Cuando envíes tu primera postulación en Skillo verás aquí cuántas empresas la ven, cuántas responden y en cuántos días."
        action={<LinkButton to="/app/jobs">Ver empleos</LinkButton>}
      />
    </Card>
  )
}

function ByCv({ rows }: { rows: MyFigures['by_cv'] }) {
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg">Por CV</h3>
      <div className="hidden sm:block">
        <table className="w-full text-left text-[0.9375rem]">
          <thead className="text-ink-soft text-sm">
            <tr className="border-line border-b">
              <th className="py-2 pr-4 font-medium">CV</th>
              {['Enviadas', 'Vistas', 'Con respuesta', 'Entrevistas', 'Ofertas', 'Días'].map((name) => (
                <th key={name} className="px-2 py-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.cv_id ?? row.cv_title} className="border-line border-b last:border-0">
                <th scope="row" className="wrap-anywhere py-3 pr-4 font-medium">
                  {row.cv_title}
                </th>
                {cells(row).map(([name, value]) => (
                  <td key={name} className="numeric px-2 py-3 text-right">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-label="Por CV" className="divide-y divide-line sm:hidden">
        {rows.map((row) => (
          <li key={row.cv_id ?? row.cv_title} className="py-3">
            <p className="wrap-anywhere font-medium">{row.cv_title}</p>
            <p className="text-ink-soft text-sm">
              {plural(row.sent, 'enviada', 'enviadas')} · {rate(row.seen_rate)} vistas · {rate(row.answer_rate)} con
              respuesta · {plural(row.interviews, 'entrevista', 'entrevistas')} ·{' '}
              {plural(row.offers, 'oferta', 'ofertas')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const cells = (row: MyFigures['by_cv'][number]): readonly (readonly [string, string])[] => [
  ['sent', formatNumber(row.sent)],
  ['seen', rate(row.seen_rate)],
  ['answered', rate(row.answer_rate)],
  ['interviews', formatNumber(row.interviews)],
  ['offers', formatNumber(row.offers)],
  ['days', days(row.median_days_to_answer)],
]

function ExportCard() {
  const file = useExportApplications()
  return (
    <Card
      title="Descargar todo"
      text="Tus postulaciones, también las de otros sitios, en una hoja de cálculo (CSV)."
      action={
        <Button
          variant="secondary"
          busy={file.isPending}
          busyLabel="Preparando…"
          onClick={() =>
            file.mutate(undefined, {
              onSuccess: (content) => saveFile(content, 'postulaciones.csv'),
              onError: (error) => notify.error(messageOf(error)),
            })
          }
        >
          <Download aria-hidden="true" />
          Descargar CSV
        </Button>
      }
    />
  )
}
