import { flatten } from '../flat.ts'
import type { Statement } from './learnt/tokens.ts'

interface Span {
  start: number
  end: number
}

/** What is put in the place of a stretch of the text. */
interface Fix extends Span {
  text: string
}

/** A text with what was read in it. */
export interface Read {
  text: string
  flat: string
  statements: readonly Statement[]
}

const HIRING =
  /(?:busc|necesit|solicit|requier|requer|contrat|precis|seleccion|incorpor|urge)[a-z]* (?:a )?(?:(?:una?|unos|unas|dos|tres|\d{1,2}) )?$/
const ARTICLE = /(?:^| )(una?|unos|unas) $/
/** After «persona» an adjective would have to change: «un chico serio». */
const AGREES = /^ (?:[a-z]+(?:o|os|or|ores)|joven|jovenes|menor|mayor|de \d)(?![a-z])|^ ?[/(]/

/** «Buscamos un hombre con carnet» → «Buscamos una persona con carnet»; elsewhere one noun for another is no sentence. */
function inNeutralWords(flat: string, { start, end }: Span): Fix | null {
  const words = flat.slice(start, end)
  const before = flat.slice(0, start)
  if (!/^[a-z]+$/.test(words) || !HIRING.test(before) || AGREES.test(flat.slice(end))) return null
  const many = /s$/.test(words)
  const article = ARTICLE.exec(before)?.[1]
  if (!article) return { start, end, text: many ? 'personas' : 'persona' }
  return { start: start - article.length - 1, end, text: many ? 'unas personas' : 'una persona' }
}

const CLAUSE_END = /,(?=\s)/g
const JOINED = /(?:^|\s)(?:y|e|o|u|ni)\s+(?:(?:la|el|los|las|con|de|una?|ser|su|tu)\s+){0,2}$/

/** A part of a sentence between two commas, or after a colon. */
function clausesOf(flat: string, { start, end }: Span): Span[] {
  const stops = [...flat.slice(start, end).matchAll(CLAUSE_END)].map(({ index }) => start + index)
  return [start, ...stops].map((from, i) => ({ start: from, end: stops[i] ?? end }))
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Leaves out the clause, or what is joined to its end, when the rest of the sentence is whole without it. */
function withoutClause(flat: string, sentence: Span, found: Span, others: readonly Span[]): Fix | null {
  const clauses = clausesOf(flat, sentence)
  const at = clauses.findIndex(({ start, end }) => start <= found.start && found.end <= end)
  const clause = clauses[at]
  if (!clause) return null
  const joined = JOINED.exec(flat.slice(clause.start, found.start))
  if (joined) {
    const before = { start: clause.start, end: clause.start + joined.index }
    const after = flat.slice(found.end, clause.end)
    const is_whole =
      /[a-z]{3}/.test(flat.slice(before.start, before.end)) && !others.some((other) => overlaps(other, before))
    if (is_whole && !/[a-z]/.test(after)) return { start: before.end, end: found.end, text: '' }
  }
  if (at === 0 || others.some((other) => overlaps(other, clauses[0] as Span))) return null
  return { ...clause, text: '' }
}

/** The sentence with the space or the line end that goes with it. */
function wholeSentence(text: string, { start, end }: Span): Fix {
  const stops = /^[.!?;:]*/.exec(text.slice(end))?.[0].length ?? 0
  return cutOut(text, start, end + stops)
}

function cutOut(text: string, start: number, end: number): Fix {
  const after = /^[ \t]+/.exec(text.slice(end))?.[0].length ?? 0
  if (after > 0) return { start, end: end + after, text: '' }
  const before = /[ \t]+$/.exec(text.slice(0, start))?.[0].length ?? 0
  const from = start - before
  const whole_line = (from === 0 || text[from - 1] === '\n') && (end === text.length || text[end] === '\n')
  if (!whole_line) return { start: from, end, text: '' }
  return end < text.length ? { start: from, end: end + 1, text: '' } : { start: Math.max(0, from - 1), end, text: '' }
}

const BULLET = /^[\s•*·–—>✓✔-]*/

/** Where the sentence itself begins and ends, without its bullet and the white around it. */
function sentenceAround({ text, statements }: Read, found: Span): Span {
  const own = statements.filter((statement) => overlaps(statement, found))
  const start = own[0]?.start ?? 0
  const end = own.at(-1)?.end ?? text.length
  const raw = text.slice(start, end)
  const lead = /^\s*/.exec(raw)?.[0].length ?? 0
  return { start: start + lead, end: start + raw.trimEnd().length }
}

const cut = (text: string, { start, end, text: words }: Fix): string => text.slice(0, start) + words + text.slice(end)

/** No word twice in a row, nothing that hangs in the air. */
export function readsWhole(sentence: string): boolean {
  const flat = flatten(sentence.replace(BULLET, '').trim())
  return (
    !/(?<![a-z])([a-z]{2,}) \1(?![a-z])/.test(flat) &&
    !/[,:;(] ?[,:;.)]|^[,;.)]|^(?:y|e|o|u|ni|pero) /.test(flat) &&
    !/(?:^|[^a-z/])(?:y|e|o|u|ni|de|con|sin|para|a|en|que|una?|los|las|el|la|muy|no|solo|ser)[ .,;:!?)]*$/.test(flat) &&
    !/[,:(-] ?$/.test(flat)
  )
}

/**
 * What to change so that a whole sentence is left: another noun, the sentence without one clause, or no sentence at all.
 * Null where nothing would be left of a field that has to say something.
 */
export function fixOf(read: Read, found: Span, all: readonly Span[], may_be_empty: boolean): Fix | null {
  const { text, flat } = read
  const sentence = sentenceAround(read, found)
  const others = all.filter((other) => other !== found && overlaps(other, sentence))
  const alone = others.length === 0
  const candidates = [alone ? inNeutralWords(flat, found) : null, withoutClause(flat, sentence, found, others)]
  for (const fix of candidates) {
    if (!fix) continue
    const shift = fix.text.length - (fix.end - fix.start)
    if (readsWhole(cut(text, fix).slice(sentence.start, sentence.end + shift))) return fix
  }
  const whole = wholeSentence(text, sentence)
  return may_be_empty || cut(text, whole).trim() !== '' ? whole : null
}
