/** How well a threshold tells two samples apart: 0.5 is a coin, 0 or 1 is certainty. */
export function areaUnderCurve(first: number[], second: number[]): number {
  const ranked = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ]
  ranked.sort((a, b) => a.value - b.value)
  const rankSum = ranked.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0)
  return (rankSum - (first.length * (first.length + 1)) / 2) / (first.length * second.length)
}
