import { flatten } from '#server/features/language/normalise/fold.ts'
import { isBulleted } from './lines.ts'

const HYPHENATED = /(\p{Ll}{2})-\n[ \t]*(?=\p{Ll}{2})/gu
const SMALL =
  'de|del|al|a|en|con|o|u|y|e|ni|para|por|que|sobre|entre|desde|hasta|sin|como|la|el|los|las|un|una|su|sus|nuestros?|nuestras?|y/o'
const OPEN_END = new RegExp(`(?:(?<![a-z])(?:${SMALL})|,)\\s*$`)
const GOES_ON = new RegExp(`^\\s*(?:${SMALL})\\s`)
const LONGEST_LABEL = 30
const NARROWEST = 40
const WIDEST = 160

/** A text whose sentences are whole: lines that were broken at the edge of a page or a screen are joined again. */
export function unwrapped(text: string): string {
  const lines = text.replace(HYPHENATED, '$1').split('\n')
  const said = lines.filter((line) => line.trim() !== '')
  const widest = said.reduce((most, { length }) => Math.max(most, Math.min(length, WIDEST)), 0)
  // Who begins every line with a small letter says nothing by it.
  const careless = said.filter((line) => /^\s*\p{Ll}/u.test(line)).length * 3 > said.length
  const joined: string[] = []
  let last = ''
  for (const line of lines) {
    if (joined.length > 0 && goesOn(last, line, widest, careless)) joined[joined.length - 1] += ` ${line.trimStart()}`
    else joined.push(line)
    last = line
  }
  return joined.join('\n')
}

function goesOn(before: string, line: string, widest: number, careless: boolean): boolean {
  if (before.trim() === '' || line.trim() === '' || isBulleted(line) || /[.:;!?]\s*$/.test(before)) return false
  if (/^.{0,40}[:?]\s*$/.test(line) || /^[^\p{Ll}]*$/u.test(line)) return false
  const flat = flatten(before)
  if (OPEN_END.test(flat) && /\p{Ll}/u.test(before) && flat.length > LONGEST_LABEL / 3) return true
  if (!/^\s*[\p{Ll}(]/u.test(line)) return false
  if (careless) return false
  return GOES_ON.test(line) || (before.length >= NARROWEST && before.length >= 0.75 * widest)
}
