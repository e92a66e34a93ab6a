export type CsvRow = Record<string, string>

/** Rows by the names in the first one; quoted values may hold commas, quotes and line breaks. */
export function readCsv(text: string): CsvRow[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''))
  return rows
    .filter((row) => row.some((value) => value !== ''))
    .map((row) => Object.fromEntries(names.map((name, at) => [name.trim(), (row[at] ?? '').trim()])))
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (quoted) {
      if (letter !== '"') value += letter
      else if (text.charAt(at + 1) === '"') value += text.charAt(at++)
      else quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === ',') {
      row.push(value)
      value = ''
    } else if (letter === '\n') {
      rows.push([...row, value])
      row = []
      value = ''
    } else if (letter !== '\r') value += letter
  }
  return value === '' && row.length === 0 ? rows : [...rows, [...row, value]]
}
