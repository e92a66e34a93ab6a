/** A stretch of months, `from` inclusive and `to` exclusive, counted from year 0. */
export interface Period {
  from: number
  to: number
}

export function monthNumber(year_month: string): number {
  return Number(year_month.slice(0, 4)) * 12 + Number(year_month.slice(5, 7)) - 1
}

/** Months covered by periods sorted by `from`; those that overlap count once. */
export function coveredMonths(sorted: readonly Period[], counts: (index: number) => boolean): number {
  let months = 0
  let reached = Number.NEGATIVE_INFINITY
  for (let i = 0; i < sorted.length; i++) {
    const period = sorted[i]
    if (!period || period.to <= reached || !counts(i)) continue
    months += period.to - Math.max(period.from, reached)
    reached = period.to
  }
  return months
}
