import { type Html, html, joined } from '#server/platform/html.ts'
import type { OutlinedLine } from '../text/outline.ts'
import { withoutContact } from './contact.ts'
import type { WordsLeft } from './coverage.ts'
import { plainWords } from './plain-words.ts'

const LONGEST = 14_000

interface Block {
  kind: 'HEADING' | 'ITEM' | 'TEXT'
  words: string
}

interface Description {
  /** Limited rich text. */
  html: string
  /** Sentences that were left out because they say how to get in touch elsewhere. */
  left_out: string[]
}

interface Known {
  /** Lines that have a field of their own: duties and benefits. */
  placed: ReadonlySet<OutlinedLine>
  /** How much of a line no requirement or condition was read from. */
  left: WordsLeft
  title: string
}

/** The ad in clean paragraphs and lists, without what has a field of its own. */
export function descriptionOf(outline: readonly OutlinedLine[], { placed, left, title }: Known): Description {
  const left_out: string[] = []
  const words = new Map(
    outline.map((one) => {
      const { kept, removed } = withoutContact(plainWords(one.line))
      left_out.push(...removed)
      return [one, kept] as const
    }),
  )
  const say = (one: OutlinedLine): string => {
    const said = words.get(one) ?? ''
    return placed.has(one) || isRead(one, left) || isTitle(said, title) ? '' : said
  }
  return { html: htmlOf(blocksOf(outline, say)), left_out }
}

const WORDS_LEFT = { asked: 2, told: 0 } as const
/** «Ubicación: Zaragoza», «Nº de vacantes: 2», «Nivel: semi senior»: a line of a form, with its field in ours. */
const OF_A_FORM =
  /^(?:nivel|seniority|senioridad|ubicacion|lugar|localidad|ciudad|zona|n\S{0,2} (?:de )?(?:vacantes|plazas)|vacantes|plazas)[a-z ]{0,20}:/

/** What it says stands nowhere else in a sentence. */
const OF_LEVEL = /^(?:nivel|seniority|senioridad)[a-z ]{0,20}:/

/** A demand or a condition in a line of its own that was read whole. */
function isRead({ section, listed, inline, line }: OutlinedLine, left: WordsLeft): boolean {
  if (section === 'DUTIES') return false
  const is_level = OF_LEVEL.test(line.words)
  if (!is_level && ((!listed && !inline) || (section === null && !line.bullet))) return false
  const is_demand = section === 'MUST' || section === 'PROFILE' || section === 'WISH'
  return left(line) <= (is_demand || OF_A_FORM.test(line.words) ? WORDS_LEFT.asked : WORDS_LEFT.told)
}

const LABEL =
  /^(?:descripci[oó]n(?: (?:del? )?(?:puesto|la oferta|empleo|cargo))?|oferta(?: de empleo)?|anuncio|(?:about the job|acerca del empleo|job description)|(?:oferta de empleo|vacante)? ?[-–—]? ?ref(?:erencia)?\.?:? [\w/-]+)[:.]?$/i

/** What stands elsewhere on the page, or only says what the text is. */
const isTitle = (words: string, title: string): boolean =>
  LABEL.test(words) ||
  (words !== '' &&
    words.length <= 90 &&
    words
      .replace(/^(?:puesto|cargo|vacante): /i, '')
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '') === title.toLowerCase().replace(/[^\p{L}]/gu, ''))

/** A heading stays only where something stands under it. */
function blocksOf(outline: readonly OutlinedLine[], say: (one: OutlinedLine) => string): Block[] {
  const blocks: Block[] = []
  const widest = outline.reduce((most, { line }) => Math.max(most, Math.min(line.flat.length, WIDEST)), 0)
  let heading = ''
  let open = 0
  for (const one of outline) {
    const words = say(one)
    if (one.role === 'HEADING') heading = words
    if (one.role !== 'TEXT') open = 0
    if (one.role !== 'TEXT' || words === '') continue
    // What stood under the heading is elsewhere on the page, and its section is over.
    if (one.heading === '') heading = ''
    const before = blocks.at(-1)
    // A sentence that was broken at the edge of a page goes on.
    if (isWrapped(open, widest) && before && !one.line.bullet && !one.inline && goesOn(before.words, words))
      before.words += ` ${words}`
    else {
      if (heading !== '') blocks.push({ kind: 'HEADING', words: heading })
      blocks.push({ kind: one.listed && !one.inline ? 'ITEM' : 'TEXT', words })
    }
    heading = ''
    open = one.line.flat.length
  }
  return blocks
}

const NARROWEST = 45
const WIDEST = 160

/** Lines that end where there was no more room are about as long as the longest. */
const isWrapped = (length: number, widest: number): boolean => length >= NARROWEST && length >= 0.75 * widest

const goesOn = (before: string, words: string): boolean => /[\p{L}\d,]$/u.test(before) && /^\p{Ll}/u.test(words)

/** A sentence with a picture before it is no list. */
function isListed(blocks: readonly Block[], at: number): boolean {
  const { kind, words } = blocks[at] ?? { kind: 'TEXT', words: '' }
  const alone = blocks[at - 1]?.kind !== 'ITEM' && blocks[at + 1]?.kind !== 'ITEM' && /[.!]$/.test(words)
  return kind === 'ITEM' && !alone
}

/** Paragraphs, and lists of what stands in a row, up to the length that a description may have. */
function htmlOf(blocks: readonly Block[]): string {
  const parts: Html[] = []
  let items: Html[] = []
  let length = 0
  const closeList = () => {
    if (items.length > 0) parts.push(html`<ul>${items}</ul>`)
    items = []
  }
  for (const [at, { kind, words }] of blocks.entries()) {
    const text = words.trim()
    length += text.length
    if (length > LONGEST) break
    if (isListed(blocks, at)) items.push(html`<li>${text}</li>`)
    else {
      closeList()
      parts.push(kind === 'HEADING' ? html`<p><strong>${text.replace(/:$/, '')}</strong></p>` : html`<p>${text}</p>`)
    }
  }
  closeList()
  return joined(parts, '').toString()
}
