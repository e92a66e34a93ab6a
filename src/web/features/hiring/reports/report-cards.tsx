import { formatNumber } from '#shared/core/numbers.ts'
import type { Reports } from '#shared/hiring/reports/reports.ts'
import { reportPhaseWords, sourceWords } from '#shared/words/hiring.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { BarChart } from '../analysis/bar-chart.tsx'
import { FigureTable } from '../analysis/figure-table.tsx'
import { Referrers } from '../analysis/referrers.tsx'
import { HowCounted } from './how-counted.tsx'
import { PeriodChart } from './period-chart.tsx'
import { daysWords, percentWords, periodWords } from './report-words.ts'

interface ReportCardProps {
  reports: Reports
}

const unitWords = { WEEK: 'semana', MONTH: 'mes' } as const
const headOf = { WEEK: 'Semana del', MONTH: 'Mes' } as const

export function Received({ reports: { unit, periods } }: ReportCardProps) {
  const title = `Candidaturas por ${unitWords[unit]}`
  return (
    <Card
      title={title}
      text={
        <HowCounted of={title}>
          Por el día en que cada persona se postuló, en tu hora. El primer y el último tramo pueden no estar completos.
        </HowCounted>
      }
    >
      <PeriodChart
        label={title}
        columns={periods.map(({ first_day, applications }) => ({
          key: first_day,
          label: periodWords(unit, first_day),
          value: applications,
        }))}
      />
      <FigureTable
        label={title}
        head={[headOf[unit], 'Candidaturas', 'Contratadas']}
        rows={periods.map(({ first_day, applications, hired }) => [periodWords(unit, first_day), applications, hired])}
      />
    </Card>
  )
}

export function AnswerTimes({ reports: { unit, periods } }: ReportCardProps) {
  const title = 'Días hasta la primera respuesta'
  return (
    <Card
      title={title}
      text={
        <HowCounted of={title}>
          Mediana de quienes se postularon en cada tramo y ya tienen respuesta: la mitad la recibió antes. Un tramo sin
          columna no tiene ninguna.
        </HowCounted>
      }
    >
      <PeriodChart
        label={title}
        columns={periods.map(({ first_day, median_days_to_first_answer: value }) => ({
          key: first_day,
          label: periodWords(unit, first_day),
          value,
        }))}
      />
      <FigureTable
        label={title}
        head={[headOf[unit], 'Mediana']}
        rows={periods.map((one) => [periodWords(unit, one.first_day), daysWords(one.median_days_to_first_answer)])}
      />
    </Card>
  )
}

export function Phases({ reports: { funnel } }: ReportCardProps) {
  const title = 'Hasta dónde llegan'
  return (
    <Card
      title={title}
      text={
        <HowCounted of={title}>
          Cuántas personas llegaron a cada fase, y qué parte de la anterior. Quien llegó más lejos cuenta también en las
          fases de antes. Cada vacante tiene sus etapas: aquí se juntan por su tipo.
        </HowCounted>
      }
    >
      <BarChart
        label={title}
        bars={funnel.map(({ phase, reached, conversion }) => ({
          key: phase,
          label: reportPhaseWords[phase],
          value: reached,
          shown: conversion === null ? formatNumber(reached) : `${formatNumber(reached)} · ${conversion} %`,
        }))}
      />
      <FigureTable
        label={title}
        head={['Fase', 'Llegaron', 'De la anterior']}
        rows={funnel.map(({ phase, reached, conversion }) => [
          reportPhaseWords[phase],
          reached,
          percentWords(conversion),
        ])}
      />
    </Card>
  )
}

export function Sources({ reports: { sources, referrers } }: ReportCardProps) {
  const title = 'De dónde llegan'
  return (
    <Card
      title={title}
      text={
        <HowCounted of={title}>
          Por dónde llegó cada candidatura. Mientras una revisión es a ciegas, las invitadas y recomendadas cuentan como
          directas.
        </HowCounted>
      }
    >
      <BarChart
        label={title}
        bars={sources.map(({ source, applications }) => ({
          key: source,
          label: sourceWords[source],
          value: applications,
        }))}
      />
      <FigureTable
        label={title}
        head={['Origen', 'Candidaturas', 'Contratadas']}
        rows={sources.map(({ source, applications, hired }) => [sourceWords[source], applications, hired])}
      />
      <Referrers referrers={referrers} />
    </Card>
  )
}

export function Owners({ reports: { owners } }: ReportCardProps) {
  const title = 'Por responsable'
  return (
    <Card
      title={title}
      text={
        <HowCounted of={title}>
          Por la persona del equipo que lleva hoy cada candidatura. Sirve para repartir el trabajo, no para comparar
          personas.
        </HowCounted>
      }
    >
      <BarChart
        label={title}
        bars={owners.map(({ full_name, applications, median_days_to_first_answer: days }) => ({
          key: full_name ?? '',
          label: full_name ?? 'Sin responsable',
          value: applications,
          shown:
            days === null
              ? formatNumber(applications)
              : `${formatNumber(applications)} · responde en ${daysWords(days)}`,
        }))}
      />
      <FigureTable
        label={title}
        head={['Responsable', 'Candidaturas', 'Con respuesta', 'Primera respuesta', 'Contratadas']}
        rows={owners.map((one) => [
          one.full_name ?? 'Sin responsable',
          one.applications,
          percentWords(one.answered),
          daysWords(one.median_days_to_first_answer),
          one.hired,
        ])}
      />
    </Card>
  )
}
