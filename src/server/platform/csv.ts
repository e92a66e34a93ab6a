/** Programs that open CSV run what begins like this, also in full-width letters and behind spaces. */
const FORMULA = /^[\s"'’]*[=+\-@＝＋－＠\t\r]/u

type Cell = string | number | null

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Comma separated, CRLF, with the mark by which spreadsheets know UTF-8; no cell can become a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): Uint8Array {
  return Buffer.from(`\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`, 'utf8')
}
