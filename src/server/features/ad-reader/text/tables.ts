import { flatten } from '#server/features/language/normalise/fold.ts'
import { MUST, WISH } from '#shared/lexicon/importance.ts'

const RULE = /^[\s|:+=-]*[-=]{2}[\s|:+=-]*$/
const HEADER = new RegExp(
  `^(?:herramientas?|tecnologias?|nivel(?:es)?(?: requerido| minimo)?|requisitos?|detalles?|descripcion|conocimientos?|competencias?|campos?|valor|idiomas?|importancia|tipo|obligatoriedad|anos|experiencia|programas?|software|criterio|item|categoria|observaciones|dominio|prioridad|${MUST}|${WISH}|si/no)$`,
)

/** The rows of a table as lines that can be read: «| Excel | Avanzado |» is «Excel: Avanzado». */
export function withoutTables(text: string): string {
  if (!/[|\t]/.test(text)) return text
  const lines = text.split('\n')
  const rows = lines.map(cellsOf)
  return lines.map((line, at) => (isRow(rows, lines, at) ? asLine(line, rows[at] ?? []) : line)).join('\n')
}

/** Framed by bars, or one of several lines with as many columns. */
function isRow(rows: readonly string[][], lines: readonly string[], at: number): boolean {
  const count = rows[at]?.length ?? 0
  if (/^\s*\|.*\|\s*$/.test(lines[at] ?? '')) return true
  if (count < 2 || /^\s/.test(lines[at] ?? '')) return false
  const same = (other: number) => rows[other]?.length === count && !/^\s/.test(lines[other] ?? '')
  return (same(at - 1) && (same(at - 2) || same(at + 1))) || (same(at + 1) && same(at + 2))
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/\s*(?:\||\t+)\s*/)
    .map((cell) => cell.trim())

function asLine(line: string, cells: readonly string[]): string {
  if (RULE.test(line)) return ''
  const said = cells.filter((cell) => cell !== '')
  if (said.length > 1 && said.every((cell) => HEADER.test(flatten(cell)))) return ''
  const [first = '', second, ...others] = said
  if (second === undefined) return first
  const rest = others.map((cell) => ` (${cell.replace(/[()]/g, '')})`).join('')
  return `${first.replace(/:$/, '')}: ${second}${rest}`
}
