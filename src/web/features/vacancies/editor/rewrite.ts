import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { LintFinding } from '#shared/vacancies/vacancy-lint.ts'

type Replacement = Pick<LintFinding, 'path' | 'start' | 'end' | 'replaces'>

/** Puts a text in the place of what a finding quotes. */
export function rewritten(document: VacancyDocument, finding: Replacement, text: string): VacancyDocument {
  const { path } = finding
  const { start, end } = finding.replaces ?? finding
  if (path === 'description') {
    return { ...document, description: replaceInRichText(document.description, start, end, text) }
  }
  const copy = structuredClone(document)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let holder: unknown = copy
  for (const key of keys) holder = isRecord(holder) ? holder[key] : null
  const words = isRecord(holder) ? holder[last] : null
  if (isRecord(holder) && typeof words === 'string') {
    holder[last] = words.slice(0, start) + inCaseOf(words.slice(start, end), text) + words.slice(end)
  }
  return copy
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What begins with a capital goes on doing so. */
function inCaseOf(quote: string, text: string): string {
  const first = quote.charAt(0)
  const is_capital = first !== first.toLocaleLowerCase('es')
  return is_capital ? text.charAt(0).toLocaleUpperCase('es') + text.slice(1) : text
}

interface Place {
  character: string
  from: number
  to: number
}

const TOKEN = /<[^>]*>|&(?:amp|lt|gt|quot|#39|nbsp);|[\s\S]/g
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
const BLOCK_END = /^<\/(?:p|li|ul|ol)>$/

/** Each character of the plain text with its place in the markup. */
export function placesOf(html: string): Place[] {
  const places: Place[] = []
  for (const { 0: token, index } of html.matchAll(TOKEN)) {
    const is_tag = token.startsWith('<') && token.length > 1
    if (is_tag && !BLOCK_END.test(token)) continue
    const character = is_tag ? '\n' : (CHARACTERS[token] ?? token)
    if (character === '\n' && places.at(-1)?.character === '\n') continue
    places.push({ character, from: index, to: is_tag ? index : index + token.length })
  }
  const first = places.findIndex(({ character }) => character.trim() !== '')
  const last = places.findLastIndex(({ character }) => character.trim() !== '')
  return first < 0 ? [] : places.slice(first, last + 1)
}

/** `start` and `end` count characters of the plain text; tags in between stay where they are. */
export function replaceInRichText(html: string, start: number, end: number, text: string): string {
  const places = placesOf(html)
  const gone = places.slice(start, end)
  const [first] = gone
  if (!first) return html
  const quote = gone.map(({ character }) => character).join('')
  const shorter = gone.toReversed().reduce((now, { from, to }) => now.slice(0, from) + now.slice(to), html)
  return withoutEmptyBlocks(shorter.slice(0, first.from) + escaped(inCaseOf(quote, text)) + shorter.slice(first.from))
}

/** A paragraph or an item that lost its only sentence goes with it, and so does its list. */
function withoutEmptyBlocks(html: string): string {
  const fewer = html.replace(/<(p|li|ul|ol|strong|em)>\s*<\/\1>/g, '')
  return fewer === html ? html : withoutEmptyBlocks(fewer)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
