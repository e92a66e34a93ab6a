import mammoth from 'mammoth'
import { z } from 'zod'
import { ImportFailure } from '../files/failure.ts'
import { cleanText, hidesText, squeezed } from '../lines/clean-text.ts'
import type { Flow, Line, ReadText } from '../lines/line.ts'
import { FIRST_GAP } from '../lines/line.ts'
import { withoutIcons, withoutSign } from '../lines/list-sign.ts'
import { isPageNumber } from '../lines/page-number.ts'
import { headingKind } from '../parse/sections/heading-words.ts'
import { openDocx } from './open-docx.ts'

/** The part of mammoth's document that says text; everything else is walked through. */
const node = z.object({
  type: z.string(),
  value: z.string().optional(),
  href: z.string().nullish(),
  styleName: z.string().nullish(),
  numbering: z.object({}).nullish(),
  isBold: z.boolean().optional(),
  isItalic: z.boolean().optional(),
  fontSize: z.number().nullish(),
  get children() {
    return z.array(node).optional()
  },
})
type Node = z.infer<typeof node>

interface Piece {
  text: string
  size: number | null
  bold: boolean
  italic: boolean
}

export async function readDocx(file: Uint8Array): Promise<ReadText> {
  const { docx, hidden_text_found, unseen } = openDocx(file)
  const document = await parse(docx)
  const links: string[] = []
  const reader = new DocxReader(links, bodySize(document))
  const flows = reader.read(document)
  const text = flows
    .map((flow) => flow.map((line) => line.cells.map((cell) => cell.text).join('  ')).join('\n'))
    .join('\n')
  return { flows, pages: [text], links, hidden_text_found: hidden_text_found || hidesText(text), unseen }
}

async function parse(docx: Uint8Array): Promise<Node> {
  let document: unknown
  try {
    await mammoth.convertToHtml(
      { buffer: Buffer.from(docx) },
      {
        externalFileAccess: false,
        transformDocument: (read: unknown) => {
          document = read
          return read
        },
      },
    )
  } catch {
    throw new ImportFailure('import_corrupt')
  }
  const parsed = node.safeParse(document)
  if (!parsed.success) throw new ImportFailure('import_corrupt')
  return parsed.data
}

/** The size of most letters, in points. */
function bodySize(document: Node): number {
  const letters = new Map<number, number>()
  const walk = (each: Node, size: number): void => {
    const own = each.fontSize ?? size
    if (each.value) letters.set(own, (letters.get(own) ?? 0) + each.value.length)
    for (const child of each.children ?? []) walk(child, own)
  }
  walk(document, DEFAULT_SIZE)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? DEFAULT_SIZE
}

const DEFAULT_SIZE = 11
const HEADING = /^(?:heading|t[ií]tulo|encabezado|überschrift)\s*(\d)/i
const TITLE = /^(?:title|t[ií]tulo|puesto)$/i

class DocxReader {
  private readonly links: string[]
  private readonly body_size: number
  private readonly flows: Flow[] = [[]]
  private empty_before = true

  constructor(links: string[], body_size: number) {
    this.links = links
    this.body_size = body_size
  }

  read(document: Node): Flow[] {
    this.readBlocks(document.children ?? [])
    return this.flows.filter((flow) => flow.length > 0)
  }

  private readBlocks(blocks: readonly Node[]): void {
    for (const block of blocks) {
      if (block.type === 'table') this.readTable(block)
      else if (block.type === 'paragraph') this.addParagraph(this.toLines(block))
      else this.readBlocks(block.children ?? [])
    }
  }

  /** An empty paragraph is space between others. */
  private addParagraph(lines: readonly Line[]): void {
    if (lines.length === 0) this.empty_before = true
    this.addAll(lines)
  }

  private addAll(lines: readonly Line[]): void {
    const flow = this.flows.at(-1)
    for (const line of lines) {
      if (isPageNumber(line.text)) continue
      const gap = flow?.length === 0 ? FIRST_GAP : this.empty_before ? 1 : 0
      flow?.push({ ...line, gap })
      this.empty_before = false
    }
  }

  /** A table is either a page in columns, each with headings, or rows of dates, names and texts. */
  private readTable(table: Node): void {
    const rows = (table.children ?? []).map((row) => (row.children ?? []).filter(({ type }) => type === 'tableCell'))
    for (const cells of rows) {
      const texts = cells.map((cell) => this.linesOf(cell))
      const with_heading = texts.filter((lines) => lines.some(({ text }) => headingKind(text) !== null)).length
      const columns = cells.length > 1 && with_heading > 0 && texts.filter((lines) => lines.length > 3).length > 1
      if (columns) this.readColumns(cells)
      else if (cells.length === 1) this.readBlocks(cells[0]?.children ?? [])
      else this.readRow(texts)
    }
    this.empty_before = true
  }

  private readColumns(cells: readonly Node[]): void {
    for (const cell of cells) {
      this.flows.push([])
      this.empty_before = true
      this.readBlocks(cell.children ?? [])
    }
    this.flows.push([])
  }

  private readRow(cells: readonly Line[][]): void {
    this.empty_before = true
    const filled = cells.filter((lines) => lines.length > 0)
    const firsts = filled.flatMap(([first]) => (first ? [first] : []))
    const [main] = [...firsts].reverse()
    if (!main) return
    const text = firsts.map((line) => line.text).join('  ')
    this.addAll([{ ...main, text, cells: firsts.flatMap((line) => line.cells) }])
    for (const lines of filled) this.addAll(lines.slice(1))
  }

  private linesOf(cell: Node): Line[] {
    return (cell.children ?? []).flatMap((child) => {
      if (child.type === 'paragraph') return this.toLines(child)
      return child.type === 'table'
        ? (child.children ?? []).flatMap((row) => (row.children ?? []).flatMap((inner) => this.linesOf(inner)))
        : []
    })
  }

  private toLines(paragraph: Node): Line[] {
    const rows: Piece[][][] = [[[]]]
    this.collect(paragraph, { bold: false, italic: false, size: null }, rows)
    return rows.flatMap((cells, at) => {
      const line = this.toLine(paragraph, cells, at === 0)
      return line ? [line] : []
    })
  }

  /** Breaks part a paragraph into lines, tabs a line into cells. */
  private collect(each: Node, look: Omit<Piece, 'text'>, rows: Piece[][][]): void {
    if (each.type === 'break') rows.push([[]])
    else if (each.type === 'tab') rows.at(-1)?.push([])
    else if (each.value !== undefined)
      rows
        .at(-1)
        ?.at(-1)
        ?.push({ ...look, text: each.value })
    if (each.href && !this.links.includes(each.href)) this.links.push(each.href)
    const own = {
      bold: each.isBold ?? look.bold,
      italic: each.isItalic ?? look.italic,
      size: each.fontSize ?? look.size,
    }
    for (const child of each.children ?? []) this.collect(child, own, rows)
  }

  private toLine({ styleName, numbering }: Node, cells: readonly Piece[][], first: boolean): Line | null {
    const pieces = cells.flat()
    const level = HEADING.exec(styleName ?? '')?.[1]
    const raw = cells.map((cell) => squeezed(cleanText(cell.map(({ text }) => text).join(''))))
    const shown = raw.filter((text) => text !== '')
    const { text: start, bullet } = withoutSign(shown[0] ?? '')
    const texts = [start, ...shown.slice(1)].map((text) => squeezed(withoutIcons(text))).filter((text) => text !== '')
    const [text] = texts
    if (text === undefined) return null
    const letters = (has: (piece: Piece) => boolean) =>
      pieces.reduce((sum, piece) => sum + (has(piece) ? piece.text.length : 0), 0)
    const biggest = Math.max(
      ...pieces.map(({ size, text: written }) => (written.trim() === '' ? 0 : (size ?? this.body_size))),
    )
    const size = biggest / this.body_size
    return {
      text: texts.join('  '),
      cells: texts.map((cell) => ({ text: cell, x: 0 })),
      page: 0,
      x: 0,
      right: text.length,
      edge: Number.POSITIVE_INFINITY,
      first_word: text.indexOf(' ') < 0 ? text.length : text.indexOf(' '),
      size: TITLE.test(styleName ?? '') ? Math.max(size, 2) : level ? Math.max(size, 1.2) : size,
      bold: letters(({ bold }) => bold) > 0.6 * letters(() => true),
      italic: letters(({ italic }) => italic) > 0.6 * letters(() => true),
      bullet: bullet || (first && numbering !== null && numbering !== undefined),
      gap: 0,
      marked_heading: level !== undefined,
    }
  }
}
