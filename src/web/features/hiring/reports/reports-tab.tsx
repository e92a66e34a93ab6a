import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import { formatNumber } from '#shared/core/numbers.ts'
import { ANALYSIS_FROM } from '#shared/hiring/analysis.ts'
import type { Reports } from '#shared/hiring/reports/reports.ts'
import { downloadReports, useReports } from '#web/data/hiring-team/reports.ts'
import { DownloadButton } from '#web/ui/buttons/download-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FigureList } from '#web/ui/layout/figure-list.tsx'
import { HowCounted } from './how-counted.tsx'
import { OpenVacancies } from './open-vacancies.tsx'
import { AnswerTimes, Owners, Phases, Received, Sources } from './report-cards.tsx'
import { type AskedSpan, readSpan } from './report-span.ts'
import { daysWords, percentWords } from './report-words.ts'
import { SpanChoice } from './span-choice.tsx'

/** «Informes»: how hiring goes in the whole company. */
export function ReportsTab({ company }: { company: Company }) {
  const [search] = useSearchParams()
  // The same day all the while: figures must not jump at midnight.
  const [now] = useState(() => new Date())
  const asked = readSpan(search, now)
  const reports = useReports(company.id, asked.span, !asked.error)
  return (
    <div className="space-y-6">
      <SpanChoice asked={asked} />
      {reports.data ? (
        <Figures company={company} asked={asked} reports={reports.data} />
      ) : reports.isError ? (
        <Failure title="No pudimos cargar los informes." error={reports.error} onRetry={() => reports.refetch()} />
      ) : (
        !asked.error && (
          <Loading label="Cargando los informes…" className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-44 w-full rounded-xl lg:col-span-2" />
            <Skeleton className="h-72 w-full rounded-xl" />
            <Skeleton className="h-72 w-full rounded-xl" />
          </Loading>
        )
      )}
    </div>
  )
}

function Figures({ company, asked, reports }: { company: Company; asked: AskedSpan; reports: Reports }) {
  const enough = reports.applications >= ANALYSIS_FROM
  return (
    <>
      {enough ? (
        <Overall company={company} asked={asked} reports={reports} />
      ) : (
        <Card aria-label="En cifras">
          <EmptyState
            drawing="board"
            text={`Con al menos ${ANALYSIS_FROM} candidaturas en el periodo verás aquí cómo va tu selección. Ahora hay ${formatNumber(reports.applications)}.`}
          />
        </Card>
      )}
      {enough && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Received reports={reports} />
          <AnswerTimes reports={reports} />
          <Phases reports={reports} />
          <div className="space-y-6">
            <Sources reports={reports} />
            <Owners reports={reports} />
          </div>
        </div>
      )}
      <OpenVacancies company_id={company.id} reports={reports} />
    </>
  )
}

function Overall({ company, asked, reports }: { company: Company; asked: AskedSpan; reports: Reports }) {
  const { from, to } = asked.span
  return (
    <Card
      title="En cifras"
      text="De las candidaturas recibidas en el periodo, en todas las vacantes que ves."
      action={
        reports.can_export && (
          <DownloadButton
            load={() => downloadReports(company.id, asked.span)}
            name={`Informes ${company.name} ${from} ${to}.csv`}
          >
            Descargar CSV
          </DownloadButton>
        )
      }
    >
      <FigureList
        label="En cifras"
        columns={4}
        figures={[
          figure(
            'Candidaturas',
            formatNumber(reports.applications),
            'Todas las que llegaron en el periodo, también las que ya terminaron o se retiraron.',
          ),
          figure(
            'Primera respuesta',
            daysWords(reports.median_days_to_first_answer),
            'Días desde que alguien se postula hasta que el equipo le escribe, la mueve o le responde. Es la mediana: la mitad recibe respuesta antes. No cuenta a quien aún espera.',
          ),
          figure(
            'Con respuesta',
            percentWords(reports.answered),
            'Parte de las candidaturas del periodo que ya recibió una respuesta, a tiempo o no.',
          ),
          figure(
            'Respuestas a tiempo',
            percentWords(reports.kept_promises),
            'De las candidaturas cuya fecha prometida ya pasó, la parte que recibió respuesta antes de esa fecha.',
          ),
          figure(
            'Contratadas',
            formatNumber(reports.hired),
            'Personas que se postularon en el periodo y fueron contratadas, aunque la contratación llegara después.',
          ),
          figure(
            'Hasta la contratación',
            daysWords(reports.median_days_to_hire),
            'Días desde que se postula quien acaba contratado hasta su contratación. Es la mediana: la mitad tarda menos.',
          ),
          figure(
            'Vacantes abiertas hoy',
            formatNumber(reports.open_total),
            'Publicadas o en pausa en este momento, sea cual sea el periodo.',
          ),
          figure(
            'Personas por contratación',
            reports.hired === 0 ? '–' : formatNumber(Math.round(reports.applications / reports.hired)),
            'Candidaturas del periodo entre personas contratadas: cuántas llegan por cada una que se contrata.',
          ),
        ]}
      />
    </Card>
  )
}

const figure = (label: string, value: string, how: string) => ({
  label,
  value,
  note: <HowCounted of={label}>{how}</HowCounted>,
})
