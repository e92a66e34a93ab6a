import { foldedLetter } from '#shared/core/fold.ts'

export interface Token {
  start: number
  end: number
  /** Lower case, without accents, as written otherwise. */
  plain: string
  /** `plain` with its number folded. */
  singular: string
  /** `singular` with its gender folded. */
  folded: string
  /** Only a space or a joining sign stands between this token and the one before, so a phrase may go on. */
  glued: boolean
  /** A bracket opens between them: «Spring (Boot 3)» may be one name too. */
  opened: boolean
}

/** Same length as the text, so that every position found in it is a position of the original. */
export function flatten(text: string): string {
  let flat = ''
  let clean_from = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 128 && (code < 65 || code > 90)) continue
    flat += text.slice(clean_from, at) + flatLetter(text[at] ?? '', code)
    clean_from = at + 1
  }
  return clean_from === 0 ? text : flat + text.slice(clean_from)
}

const flat_letters = new Map<number, string>()

function flatLetter(letter: string, code: number): string {
  if (code >= 65 && code <= 90) return String.fromCharCode(code + 32)
  const known = flat_letters.get(code)
  if (known !== undefined) return known
  const base = foldedLetter(letter)
  flat_letters.set(code, base)
  return base
}

/** The words of a text; the original spelling of each is `text.slice(token.start, token.end)`. */
export function fold(text: string): Token[] {
  const flat = flatten(text)
  const marked = flat.search(MARKS) >= 0
  const tokens: Token[] = []
  let previous: Token | undefined
  for (let at = 0; at < flat.length; ) {
    const start = wordStart(flat, at)
    if (start < 0) break
    const root_end = wordEnd(flat, start)
    const end = inclusiveEnd(flat, start, root_end)
    at = end
    const plain = marked ? flat.slice(start, root_end).replace(MARKS, '') : flat.slice(start, root_end)
    const singular = foldNumber(plain)
    const token: Token = { start, end, plain, singular, folded: foldGender(singular), glued: false, opened: false }
    if (previous && repeatsInOtherGender(previous, token, flat)) {
      previous.end = end
      continue
    }
    token.glued = previous !== undefined && joins(text, previous.end, start)
    token.opened = previous !== undefined && flat.slice(previous.end, start) === ' ('
    tokens.push(token)
    previous = token
  }
  return tokens
}

const isWordCode = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** Accents that some documents write as characters of their own. */
const MARKS = /[\u0300-\u036f]+/g
const isMark = (code: number): boolean => code >= 0x300 && code <= 0x36f

/** A word begins with a letter or digit; «.net» keeps its dot when nothing stands before it. */
function wordStart(flat: string, from: number): number {
  for (let at = from; at < flat.length; at++) {
    const code = flat.charCodeAt(at)
    if (isWordCode(code)) return at
    if (
      code === DOT &&
      flat.startsWith('.net', at) &&
      !isWordCode(flat.charCodeAt(at - 1)) &&
      !isWordCode(flat.charCodeAt(at + 4))
    )
      return at
  }
  return -1
}

/** «c++», «c#» and «f#» keep their signs. */
function wordEnd(flat: string, start: number): number {
  let end = start + 1
  while (isWordCode(flat.charCodeAt(end)) || isMark(flat.charCodeAt(end))) end++
  if (flat.startsWith('++', end)) return end + 2
  return end === start + 1 && flat.charCodeAt(end) === HASH && !isWordCode(flat.charCodeAt(end + 1)) ? end + 1 : end
}

const DOT = 46
const HASH = 35
const INCLUSIVE = /(?:@s?|(?:\/-?|\()(?:(?:or|[rntld])?[ao]|x|e|@)s?\)?)(?![a-z0-9])/y

/** «desarrollador/a», «ingeniero(a)» and «trabajador@s» are one word with its ending. */
function inclusiveEnd(flat: string, start: number, end: number): number {
  const next = flat.charAt(end)
  if (end - start < 2 || (next !== '/' && next !== '(' && next !== '@')) return end
  INCLUSIVE.lastIndex = end
  return INCLUSIVE.test(flat) ? INCLUSIVE.lastIndex : end
}

/** «operario/operaria» and «camarero o camarera» are one word. */
function repeatsInOtherGender(previous: Token, token: Token, flat: string): boolean {
  if (previous.folded !== token.folded || previous.plain === token.plain || token.plain.length < 4) return false
  return /^(?: ?\/ ?| [ou] )$/.test(flat.slice(previous.end, token.start))
}

function joins(text: string, from: number, to: number): boolean {
  if (to === from) return true
  if (to === from + 1) return JOINTS.includes(text.charAt(from)) || wraps(text, from, to)
  if (to - from > 3) return false
  const gap = text.slice(from, to)
  return gap.trim() === '' ? wraps(text, from, to) || !gap.includes('\n') : gap === ' & ' || gap === ' + '
}

const JOINTS = " -./&'’_+\u00a0\u2010\u2011"

/** A line that goes on in lower case was broken by the page, not by its writer. */
function wraps(text: string, from: number, to: number): boolean {
  const gap = text.slice(from, to)
  if (gap.trim() !== '' || !gap.includes('\n') || gap.indexOf('\n') !== gap.lastIndexOf('\n')) return false
  const next = text.charAt(to)
  return next !== next.toUpperCase()
}

/** «jueces» and «juez», «gerentes» and «gerente», «companies» and «company» become one form, which need not be a word. */
function foldNumber(plain: string): string {
  if (plain.length < 4) return plain
  let word = plain
  if (word.endsWith('s') && !word.endsWith('ss')) word = word.slice(0, -1)
  if (word.endsWith('e') && word.length > 3) word = word.slice(0, -1)
  if (word.endsWith('z')) return `${word.slice(0, -1)}c`
  if (word.endsWith('y')) return `${word.slice(0, -1)}i`
  return word
}

const OTHER_GENDER = new Map([
  ['actric', 'actor'],
  ['alcaldesa', 'alcald'],
  ['lideresa', 'lider'],
  ['emperatric', 'emperador'],
  ['moza', 'moz'],
])

function foldGender(singular: string): string {
  if (singular.length < 4) return singular
  const irregular = OTHER_GENDER.get(singular)
  if (irregular) return irregular
  const last = singular.charAt(singular.length - 1)
  if (last === 'a' || last === 'o') return singular.endsWith('za') ? `${singular.slice(0, -2)}c` : singular.slice(0, -1)
  if (last === 'x' && !'aeiou'.includes(singular.charAt(singular.length - 2))) return singular.slice(0, -1)
  return singular
}
