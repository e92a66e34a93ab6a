import { type ReportSpan, reportSpan } from '#shared/hiring/reports/reports.ts'
import { dayAfter, dayOf } from '../my-applications/detail/reminder-day.ts'

export const spanWords = {
  mes: '30 días',
  trimestre: '90 días',
  anual: '12 meses',
  actual: 'Este año',
  fechas: 'Otras fechas',
} as const
export type SpanName = keyof typeof spanWords
const USUAL: SpanName = 'anual'

export interface AskedSpan {
  name: SpanName
  span: ReportSpan
  /** Why the days that were chosen are no span. */
  error?: string | undefined
}

const DAYS = { mes: 30, trimestre: 90, anual: 365 } as const

/** What a name means today, in the reader's own calendar. */
function spanOf(name: Exclude<SpanName, 'fechas'>, now: Date): ReportSpan {
  const to = dayOf(now)
  return { from: name === 'actual' ? `${now.getFullYear()}-01-01` : dayAfter(1 - DAYS[name], now), to }
}

const isName = (text: string | null): text is SpanName => text !== null && Object.hasOwn(spanWords, text)

/** What the address asks for; the last twelve months where it says nothing. */
export function readSpan(search: URLSearchParams, now: Date): AskedSpan {
  const asked = search.get('periodo')
  const name = isName(asked) ? asked : USUAL
  if (name !== 'fechas') return { name, span: spanOf(name, now) }
  const usual = spanOf('anual', now)
  const span = { from: search.get('desde') ?? usual.from, to: search.get('hasta') ?? usual.to }
  const read = reportSpan.safeParse(span)
  return { name, span, error: read.success ? undefined : read.error.issues[0]?.message }
}

/** The address of a named span. */
export function withSpan(search: URLSearchParams, name: SpanName, days?: Partial<ReportSpan>): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('periodo')
  if (name !== USUAL) next.set('periodo', name)
  for (const [param, day] of [
    ['desde', days?.from],
    ['hasta', days?.to],
  ] as const) {
    if (day) next.set(param, day)
    else next.delete(param)
  }
  return next
}
