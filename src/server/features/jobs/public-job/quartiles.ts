const FIGURES = 3

/** The value below which this share of the sorted values lies, between two of them where it falls there. */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below + (above - below) * (place % 1)
}

/** As people say it: three figures, the rest zeros. */
export const inRoundFigures = (value: number): number => Number(value.toPrecision(FIGURES))
