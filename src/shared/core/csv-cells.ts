export type CsvSeparator = ',' | ';' | '\t'

interface CsvCells {
  rows: string[][]
  /** The last quotes are never closed: everything behind them lies in one cell. */
  is_open: boolean
}

/** Every row with its cells; quoted cells may hold separators, quotes and line breaks. */
export function csvCells(text: string, separator: CsvSeparator = ','): CsvCells {
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
    } else if (letter === '"' && value.trim() === '') {
      quoted = true
      value = ''
    } else if (letter === separator) {
      row.push(value)
      value = ''
    } else if (letter === '\n') {
      rows.push([...row, value])
      row = []
      value = ''
    } else if (letter !== '\r') value += letter
  }
  if (value !== '' || row.length > 0) rows.push([...row, value])
  return { rows, is_open: quoted }
}
