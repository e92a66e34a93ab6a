import { everyTextIn } from '../files/every-text.ts'
import { ImportFailure } from '../files/failure.ts'
import { DOCX_UNPACKED, unpack } from '../files/unpack.ts'
import type { ReadText } from '../lines/line.ts'
import { readText } from '../typed-text/text-lines.ts'
import { hiddenStyles } from './hidden-styles.ts'

const MOST_XML = 20 * 1024 * 1024
const TAG = /<(\/?)([\w:-]+)((?:\s[^<>]*?)?)(\/?)>/g
/** Comments, deleted text, pictures and formulas of an OpenDocument text: nothing of it stands on the page. */
const SKIPPED =
  /^(?:text:tracked-changes|office:annotation|office:binary-data|office:scripts|office:automatic-styles|svg:(?:desc|title)|draw:object|text:sequence-decls)$/
const MOST_SPACES = 40

/** A text of LibreOffice or Google Docs as lines: headings, items of lists and rows of tables keep their signs. */
export function readOdt(file: Uint8Array): ReadText {
  const parts = unpack(file, (name) => name === 'content.xml' || name === 'meta.xml', DOCX_UNPACKED)
  const bytes = parts.get('content.xml')
  if (!bytes) throw new ImportFailure('import_corrupt')
  if (bytes.length > MOST_XML) throw new ImportFailure('file_too_large')
  const xml = new TextDecoder().decode(bytes)
  // No word processor writes these; only attacks with entities do.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new ImportFailure('import_corrupt')
  if (!xml.includes('</office:text>')) throw new ImportFailure('import_corrupt')
  const walk = new OdtWalk(hiddenStyles(xml))
  const text = walk.read(xml)
  const read = readText(text)
  const unseen = [...parts.values()].map((part) => everyTextIn(new TextDecoder().decode(part))).join('\n')
  return { ...read, hidden_text_found: read.hidden_text_found || walk.hid, unseen }
}

interface Cell {
  lines: string[]
}

/** One pass over the tags, in the order of the file. */
class OdtWalk {
  hid = false
  private readonly hidden: ReadonlySet<string>
  private readonly lines: string[] = []
  private line: string | null = null
  private prefix = ''
  private row: Cell[] | null = null
  private in_list = 0
  /** Tags inside something that is not read, with its name at the bottom. */
  private readonly skipping: string[] = []

  constructor(hidden: ReadonlySet<string>) {
    this.hidden = hidden
  }

  read(xml: string): string {
    let from = 0
    for (const { 0: whole, 1: closes, 2: name = '', 3: attributes = '', 4: empty, index } of xml.matchAll(TAG)) {
      if (this.skipping.length === 0) this.say(xml.slice(from, index))
      from = index + whole.length
      if (closes) this.close(name)
      else this.open(name, attributes, empty === '/')
    }
    return this.lines.join('\n')
  }

  private say(text: string): void {
    if (this.line !== null) this.line += unescaped(text)
  }

  private open(name: string, attributes: string, empty: boolean): void {
    const is_hidden = this.hidden.has(/(?:text|table|draw):style-name="([^"]*)"/.exec(attributes)?.[1] ?? '')
    if (is_hidden && !empty) this.hid = true
    if (this.skipping.length > 0 || SKIPPED.test(name) || is_hidden) {
      if (!empty) this.skipping.push(name)
      return
    }
    if (name === 'text:p' || name === 'text:h') {
      this.line = ''
      this.prefix = name === 'text:h' ? '# ' : this.in_list > 0 ? '- ' : ''
      if (empty) this.end()
    } else if (name === 'text:list') this.in_list += empty ? 0 : 1
    else if (name === 'table:table-row') this.row = []
    else if (name === 'table:table-cell') this.row?.push({ lines: [] })
    else if (name === 'text:tab') this.say('\t')
    else if (name === 'text:line-break') this.say('\n')
    else if (name === 'text:s')
      this.say(' '.repeat(Math.min(MOST_SPACES, Number(/c="(\d+)"/.exec(attributes)?.[1] ?? 1))))
  }

  private close(name: string): void {
    if (this.skipping.length > 0) {
      if (this.skipping.at(-1) === name) this.skipping.pop()
      return
    }
    if (name === 'text:p' || name === 'text:h') this.end()
    else if (name === 'text:list') this.in_list = Math.max(0, this.in_list - 1)
    else if (name === 'table:table-row') this.endRow()
  }

  private end(): void {
    if (this.line === null) return
    const cell = this.row?.at(-1)
    const line = this.line.trim() === '' ? '' : this.prefix + this.line
    if (cell) cell.lines.push(line)
    else this.lines.push(line)
    this.line = null
  }

  /** Short cells are one line; long ones are columns, read one after the other. */
  private endRow(): void {
    const cells = (this.row ?? []).map(({ lines }) => lines.filter((line) => line !== ''))
    this.row = null
    if (cells.every(({ length }) => length < 2)) this.lines.push(cells.flat().join('\t'))
    else for (const lines of cells) this.lines.push(...lines, '')
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text
    .replace(/\s+/g, (space) => (space.includes('\t') ? space : ' '))
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
      if (name) return NAMED[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    })
