import { INJECTION_PATTERNS } from './injection-patterns.ts'

interface Cut {
  from: number
  to: number
}

const LINE_END = /[\n\r\u2028\u2029]|[.!?…](?=[\s"»')\]]|$)/gu
const CODED = /[A-Za-z0-9+/]{24,}={0,2}/g
const TWICE_CODED = /[A-Za-z0-9+/]{24,}/
/** One order, or a picture that calls home, ends with itself; what was told in words goes on to the end of its sentence. */
const ENDS_ALONE = /^(?:!\[|<)/

/** Whether a text, or one that it holds in disguise, gives orders to a program. Judges nobody: it only finds the words. */
export const hasPromptInjection = (text: string): boolean => ordersIn(text).length > 0

/** The same text without what gives orders to a program, and without what stands between two of them. */
export function withoutInjections(text: string): string {
  const cuts = ordersIn(text)
  const [first] = cuts
  if (!first) return text
  const end = cuts.reduce((last, { to }) => Math.max(last, to), 0)
  return `${text.slice(0, first.from).trimEnd()} ${text.slice(end).trimStart()}`.trim()
}

/** Whether a file gives orders that none of the texts says which people see in it. */
export function hidesInjection(everything: string, seen: readonly string[]): boolean {
  const orders = ordersIn(everything)
  if (orders.length === 0) return false
  const shown = squeezed(seen.join('\n'))
  return orders.some(({ from, to }) => !shown.includes(squeezed(everything.slice(from, to))))
}

const squeezed = (text: string): string => plainLetters(text).letters.replace(/\s+/g, ' ').trim()

/** In the order of the text. */
function ordersIn(text: string): Cut[] {
  const { letters, places } = plainLetters(text)
  const cuts: Cut[] = []
  for (const order of INJECTION_PATTERNS)
    for (const { 0: said, index } of letters.matchAll(order)) {
      const to = ENDS_ALONE.test(said) ? index + said.length : sentenceEnd(letters, index + said.length)
      cuts.push({ from: places[index] ?? 0, to: places[to] ?? text.length })
    }
  for (const { 0: said, index } of text.matchAll(CODED))
    if (isCodedOrder(said)) cuts.push({ from: index, to: index + said.length })
  return cuts.toSorted((a, b) => a.from - b.from)
}

function sentenceEnd(letters: string, from: number): number {
  LINE_END.lastIndex = from
  const found = LINE_END.exec(letters)
  return found ? found.index + found[0].length : letters.length
}

/** An order in base64, which a model reads as easily as words. */
function isCodedOrder(said: string): boolean {
  const read = Buffer.from(said, 'base64').toString('utf8')
  return /^[\p{L}\p{P}\p{N}\p{Zs}\n]{12,}$/u.test(read) && !TWICE_CODED.test(read) && ordersIn(read).length > 0
}

/** Letters that only programs see: they spell ASCII beyond all scripts. */
const UNSEEN_ASCII = 0xe0000

/** Small letters without accents and without marks that have no width, and where each stood. */
function plainLetters(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = plainLetter(letter)
    for (let n = 0; n < plain.length; n += 1) places.push(at)
    letters += plain
    at += letter.length
  }
  places.push(text.length)
  return { letters, places }
}

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  if (code < 128) return letter.toLowerCase()
  if (code > UNSEEN_ASCII + 31 && code < UNSEEN_ASCII + 127)
    return String.fromCodePoint(code - UNSEEN_ASCII).toLowerCase()
  if (/\p{Cf}/u.test(letter)) return ''
  return letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
