import type { Line } from './line.ts'

const ENDS_OPEN =
  /(?:[,(/&–—-]|(?:^|\s)(?:de|del|la|el|los|las|en|con|para|por|al|su|un|una|of|and|the|in|for|with|to|do|da|dos|das|em|com))$/i
/** «Permiso A» is whole. */
const ENDS_IN_LETTER = /(?:^|\s)[yeoua]$/
const ENDS_SENTENCE = /[.:;!?…]["»”)]?$/
const STARTS_WITH_DATE = /^(?:\d{1,2}[/.-])?(?:19|20)\d{2}(?![\d)])/
/** «de Empresas» below «Administración y Dirección»: no name begins like that. */
const STARTS_OPEN = /^(?:de|del|y|e) \p{Lu}/u
const LOOSE = 0.35
const SAME_SIZE = 0.06

/** How readily two lines are taken as one text that the page broke. */
type Wrapping = 'prose' | 'names'

/** Whether `next` goes on with the text of `line`. */
export function goesOn(line: Line, next: Line, wrapping: Wrapping): boolean {
  if (next.bullet || next.marked_heading || line.marked_heading) return false
  if (next.gap > LOOSE || Math.abs(next.size - line.size) > SAME_SIZE || next.bold !== line.bold) return false
  const starts_small = /^[\p{Ll}(&\d]/u.test(next.text) && !STARTS_WITH_DATE.test(next.text)
  if (ENDS_OPEN.test(line.text) || ENDS_IN_LETTER.test(line.text)) return true
  if (wrapping === 'names') {
    if (STARTS_OPEN.test(next.text) && !/\d|[.;:!?]$/u.test(line.text)) return true
    return (starts_small || (line.bold && next.bold)) && isFull(line, next) && !ENDS_SENTENCE.test(line.text)
  }
  return isFull(line, next) || (starts_small && !ENDS_SENTENCE.test(line.text) && !isEnded(line, next))
}

/** The first word of the next line would not have fitted any more. */
export function isFull(line: Line, next: Line): boolean {
  return Number.isFinite(line.edge) && line.right + next.first_word + SPACE_SHARE * next.first_word >= line.edge - 1
}

const SPACE_SHARE = 0.15
const SHORT_SHARE = 0.6

/** «cocinar, planchar» below «cuidado de un señor mayor» in a text typed without capitals: the next word had room. */
const isEnded = ({ right, widest }: Line, { first_word }: Line): boolean =>
  widest !== undefined && right + first_word < widest * SHORT_SHARE

/** Text of broken lines: words that were cut at the end of a line are whole again. */
export function joined(first: string, second: string): string {
  if (/\p{L}[-‐]$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second
  return first === '' ? second : `${first} ${second}`
}

/** Lines → texts, each whole again. */
export function toTexts(lines: readonly Line[], wrapping: Wrapping): { text: string; first: Line }[] {
  const texts: { text: string; first: Line; last: Line }[] = []
  for (const line of lines) {
    const before = texts.at(-1)
    if (before && goesOn(before.last, line, wrapping)) {
      before.text = joined(before.text, line.text)
      before.last = line
    } else texts.push({ text: line.text, first: line, last: line })
  }
  return texts
}
