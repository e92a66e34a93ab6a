import { isPageNumber } from '../lines/page-number.ts'

const SAME_LETTERS = 18
const FEWEST_LETTERS = 10

/** Numbers of pages that were copied along, and the lines beside them that stand on every page. */
export function withoutPageEnds(rows: readonly string[]): string[] {
  const numbered = new Set(rows.flatMap((row, at) => (isPageNumber(row) ? [at] : [])))
  const beside = rows.map((row, at) => row.trim() !== '' && (numbered.has(at - 1) || numbered.has(at + 1)))
  const counts = new Map<string, number>()
  for (const [at, row] of rows.entries()) {
    const key = beside[at] ? keyOf(row) : ''
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const seen = new Set<string>()
  return rows.filter((row, at) => {
    if (numbered.has(at)) return false
    const key = keyOf(row)
    return (counts.get(key) ?? 0) < 2 || seen.size !== seen.add(key).size
  })
}

/** A running head may end otherwise on the first page: only how it begins counts. */
function keyOf(row: string): string {
  const letters = row.replace(/[^\p{L}]/gu, '').toLowerCase()
  return letters.length < FEWEST_LETTERS ? '' : letters.slice(0, SAME_LETTERS)
}
