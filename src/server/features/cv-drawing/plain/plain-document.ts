type PlainPart =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** `widths`: the share of each column. A cell keeps its line breaks. `figures`: the last column is of numbers. */
  | { kind: 'table'; head: string[]; widths: number[]; rows: string[][]; figures?: boolean }
  /** Beside each other: who to whom. */
  | { kind: 'sides'; sides: { title: string; lines: string[] }[] }
  /** Under the last column of a table; the last line is the sum of all. */
  | { kind: 'sums'; rows: [label: string, value: string][] }

/** A letter, a certificate or an invoice: a title, what it says and a foot with its code. */
export interface PlainDocument {
  title: string
  /** Whose paper it is; stands over the title. */
  author: string
  parts: PlainPart[]
  footer: string
}

/** One part for each paragraph that somebody typed. */
export const paragraphs = (text: string): PlainPart[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => ({ kind: 'text', text: line }))
