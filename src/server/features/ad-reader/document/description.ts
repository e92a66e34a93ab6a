import type { OutlinedLine } from '../text/outline.ts'
import { withoutContact } from './contact.ts'
import type { WordsLeft } from './coverage.ts'
import { plainWords } from './plain-words.ts'

/** What publishing asks for at least; a shorter rest of the ad takes back what has a field of its own. */
const SHORTEST = 400
const LONGEST = 15_000

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
  const blocksBut = (isLeftOut: (one: OutlinedLine) => boolean) =>
    blocksOf(outline, (one) => (isLeftOut(one) || isTitle(words.get(one) ?? '', title) ? '' : (words.get(one) ?? '')))
  const asked = (one: OutlinedLine) => isRead(one, left)
  const tries = [
    blocksBut((one) => placed.has(one) || asked(one)),
    blocksBut((one) => placed.has(one)),
    blocksBut(() => false),
  ]
  const chosen = tries.find((blocks) => lengthOf(blocks) >= SHORTEST) ?? tries.at(-1) ?? []
  return { html: htmlOf(chosen), left_out }
}

const WORDS_LEFT = { asked: 2, told: 0 } as const

/** A demand or a condition in a line of its own that was read whole. */
function isRead({ section, listed, inline, line }: OutlinedLine, left: WordsLeft): boolean {
  if (section === null || section === 'DUTIES' || (!listed && !inline)) return false
  const is_demand = section === 'MUST' || section === 'PROFILE' || section === 'WISH'
  return left(line) <= (is_demand ? WORDS_LEFT.asked : WORDS_LEFT.told)
}

const isTitle = (words: string, title: string): boolean =>
  words !== '' &&
  words.length <= 90 &&
  words.toLowerCase().replace(/[^\p{L}]/gu, '') === title.toLowerCase().replace(/[^\p{L}]/gu, '')

/** A heading stays only where something stands under it. */
function blocksOf(outline: readonly OutlinedLine[], say: (one: OutlinedLine) => string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  let open = false
  for (const one of outline) {
    const words = say(one)
    if (one.role === 'HEADING') heading = words
    if (one.role !== 'TEXT') open = false
    if (one.role !== 'TEXT' || words === '') continue
    const before = blocks.at(-1)
    // A sentence that was broken at the edge of a page goes on.
    if (open && before && !one.line.bullet && goesOn(before.words, words)) before.words += ` ${words}`
    else {
      if (heading !== '') blocks.push({ kind: 'HEADING', words: heading })
      blocks.push({ kind: one.listed && !one.inline ? 'ITEM' : 'TEXT', words })
    }
    heading = ''
    open = true
  }
  return blocks
}

const goesOn = (before: string, words: string): boolean => /[\p{L}\d,]$/u.test(before) && /^\p{Ll}/u.test(words)

const lengthOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { words }) => sum + words.length + 1, 0)

const escaped = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').trim()

function htmlOf(blocks: readonly Block[]): string {
  let html = ''
  let listing = false
  for (const { kind, words } of blocks) {
    const next = kind === 'ITEM'
    const edge = next === listing ? '' : next ? '<ul>' : '</ul>'
    const tag = next ? 'li' : 'p'
    const inner = kind === 'HEADING' ? `<strong>${escaped(words.replace(/:$/, ''))}</strong>` : escaped(words)
    if (html.length + inner.length > LONGEST) break
    html += `${edge}<${tag}>${inner}</${tag}>`
    listing = next
  }
  return listing ? `${html}</ul>` : html
}
