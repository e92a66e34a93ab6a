import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { Analysis } from '#shared/hiring/analysis.ts'
import { rejectionReasonWords, sourceWords } from '#shared/words/hiring.ts'
import { formatDate } from '#web/lib/format.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { BarChart } from './bar-chart.tsx'
import { FigureTable } from './figure-table.tsx'
import { Referrers } from './referrers.tsx'

const days = (value: number | null): string =>
  value === null ? '–' : plural(Math.round(value * 10) / 10, 'día', 'días')

export function Funnel({ funnel }: Pick<Analysis, 'funnel'>) {
  return (
    <Card title="Embudo" text="Cuántas personas llegaron a cada etapa, y qué parte de la anterior.">
      <BarChart
        label="Embudo"
        bars={funnel.map(({ stage_id, name, reached, conversion }) => ({
          key: stage_id,
          label: name,
          value: reached,
          shown: conversion === null ? formatNumber(reached) : `${formatNumber(reached)} · ${conversion} %`,
        }))}
      />
      <FigureTable
        label="Embudo"
        head={['Etapa', 'Llegaron', 'De la anterior', 'Ahora']}
        rows={funnel.map(({ name, reached, conversion, now }) => [
          name,
          reached,
          conversion === null ? '–' : `${conversion} %`,
          now,
        ])}
      />
    </Card>
  )
}

export function TimeInStages({ funnel }: Pick<Analysis, 'funnel'>) {
  const timed = funnel.filter(({ kind }) => kind !== 'HIRED')
  return (
    <Card title="Tiempo en cada etapa" text="La mitad de las personas pasa menos días en ella.">
      <BarChart
        label="Tiempo en cada etapa"
        bars={timed.map(({ stage_id, name, median_days }) => ({
          key: stage_id,
          label: name,
          value: median_days ?? 0,
          shown: days(median_days),
        }))}
      />
      <FigureTable
        label="Tiempo en cada etapa"
        head={['Etapa', 'Mediana']}
        rows={timed.map(({ name, median_days }) => [name, days(median_days)])}
      />
    </Card>
  )
}

const sideWords = { COMPANY: 'la empresa', CANDIDATE: 'la persona' } as const

export function Reasons({ reasons }: Pick<Analysis, 'reasons'>) {
  const named = reasons.map((one) => ({ ...one, name: `${rejectionReasonWords[one.reason]} (${sideWords[one.side]})` }))
  return (
    <Card title="Por qué no siguieron">
      {named.length === 0 && <p className="text-ink-soft">Nadie ha quedado fuera todavía.</p>}
      <BarChart
        label="Por qué no siguieron"
        bars={named.map(({ name, side, reason, count }) => ({ key: side + reason, label: name, value: count }))}
      />
      <FigureTable
        label="Por qué no siguieron"
        head={['Motivo', 'Personas']}
        rows={named.map(({ name, count }) => [name, count])}
      />
    </Card>
  )
}

export function Sources({ sources, referrers }: Pick<Analysis, 'sources' | 'referrers'>) {
  return (
    <Card title="De dónde llegaron">
      <BarChart
        label="De dónde llegaron"
        bars={sources.map(({ source, count }) => ({ key: source, label: sourceWords[source], value: count }))}
      />
      <FigureTable
        label="De dónde llegaron"
        head={['Origen', 'Postulaciones', 'Contratadas']}
        rows={sources.map(({ source, count, hired }) => [sourceWords[source], count, hired])}
      />
      <Referrers referrers={referrers} />
    </Card>
  )
}

export function Weeks({ weeks }: { weeks: Analysis['by_week'] }) {
  return (
    <Card title="Postulaciones por semana">
      <BarChart
        label="Postulaciones por semana"
        bars={weeks.map(({ week, count }) => ({ key: week, label: `Semana del ${formatDate(week)}`, value: count }))}
      />
      <FigureTable
        label="Postulaciones por semana"
        head={['Semana', 'Postulaciones']}
        rows={weeks.map(({ week, count }) => [formatDate(week), count])}
      />
    </Card>
  )
}
