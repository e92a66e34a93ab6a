import type { Line } from '../../lines/line.ts'

/** «EVENTO | HORAS | AÑO» over the rows of a table. */
export function withoutHeader(lines: readonly Line[]): readonly Line[] {
  const [first, ...rows] = lines
  const is_header = first && first.cells.length > 1 && first.cells.every(({ text }) => HEADER.test(text))
  return is_header ? rows : lines
}

const HEADER =
  /^(?:evento|cursos?|nombre|tema|capacitaci[oó]n|certificado|t[ií]tulo|horas|duraci[oó]n|a[ñn]o|fechas?|instituci[oó]n|entidad|centro|lugar)$/i
