/** Programs that open CSV run what begins like this, also in full-width letters and behind spaces. */
const FORMULA = /^[\s"'’]*[=+\-@＝＋－＠\t\r]/u

type Cell = string | number | null

type Separator = ',' | ';'

function cell(value: Cell, separator: Separator): string {
  if (value === null) return ''
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Separated by commas unless told, CRLF, with the mark by which spreadsheets know UTF-8; no cell can become a formula. */
export function toCsv(rows: readonly (readonly Cell[])[], separator: Separator = ','): Uint8Array {
  const lines = rows.map((row) => row.map((value) => cell(value, separator)).join(separator))
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
}

/** What the spreadsheets of the reader's country separate by: a semicolon where the comma stands in numbers. */
export function csvSeparator({ country, locale }: { country: string | null; locale: string }): Separator {
  const parts = new Intl.NumberFormat(country ? `es-${country}` : locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
}
