import { flatten } from '../../flat.ts'
import { contextOf, type Ground, groundOf } from './words.ts'

export interface Token {
  word: string
  start: number
  end: number
  /** What it is among all words: a ground, a role of the context, or a kind of number; its letters where it is none. */
  kind: string
  ground: Ground | undefined
}

/** What stands between two line ends or full stops. */
export interface Statement {
  start: number
  end: number
  tokens: Token[]
  flat: string
}

/** Full stops between digits or after a short form end nothing: «1.70 m», «máx. 30». */
const STOP = /\n|[;!?•·|]|\.(?=\s|$)|\.{2,}/g
const SHORT = /(?<![a-z])(?:max|min|aprox|art|ref|num|nro|tel|sr|sra|edad|c\.v|vs|etc|m|h)$/
/** «…de edad. Jornada completa»: words that end a sentence too, before a capital letter. */
const MAY_END = /(?<![a-z])(?:edad|etc|m|h)$/
/** «chico/a», «chico(a)», «chicos/as»: the second ending stands for the other sex. */
const WORD = /[/(] ?(?:as?|os?|es)(?![a-z])\)?|[a-z]+(?:@s?)?|\d+(?:[.,]\d+)*|[^\sa-z0-9]/g

export function statementsOf(text: string): Statement[] {
  const flat = flatten(text)
  const statements: Statement[] = []
  let start = 0
  const close = (end: number) => {
    const tokens = tokensIn(flat, start, end)
    if (tokens.length > 0) statements.push({ start, end, tokens, flat: flat.slice(start, end) })
  }
  for (const { index, 0: stop } of flat.matchAll(STOP)) {
    if (stop === '.' && isShortForm(flat.slice(Math.max(0, index - 6), index), text.slice(index, index + 4))) continue
    const end = index + stop.length
    close(end)
    start = end
  }
  close(flat.length)
  return statements
}

const isShortForm = (before: string, after: string): boolean =>
  SHORT.test(before) && !(MAY_END.test(before) && /^\.\s+\p{Lu}/u.test(after))

/** «+56 9 5555…» is a phone. */
const NOTHING = { kind: 'NUMBER', ground: undefined }

const tokensIn = (flat: string, from: number, to: number): Token[] =>
  [...flat.slice(from, to).matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: from + index,
    end: from + index + word.length,
    ...(flat[from + index - 1] === '+' ? NOTHING : kindOf(word)),
  }))

const TENS: ReadonlySet<string> = new Set(
  'dieciocho veinte veintiun veinticinco veintiocho treinta cuarenta cincuenta sesenta'.split(' '),
)

function kindOf(word: string): Pick<Token, 'kind' | 'ground'> {
  if (/^\d/.test(word)) return numberKind(word)
  if (TENS.has(word)) return { kind: 'AGE-NUMBER', ground: 'age' }
  if (/^[/(] ?[aoe]/.test(word)) return { kind: 'BOTH-ENDINGS', ground: undefined }
  const ground = groundOf(word)
  return { kind: ground ? `G-${ground}` : (contextOf(word) ?? word), ground }
}

/** Ages of people who work; bodies are measured as 1,70. */
function numberKind(word: string): Pick<Token, 'kind' | 'ground'> {
  const value = Number(word.replace(',', '.'))
  if (/^1[.,][4-9]\d?$/.test(word)) return { kind: 'HEIGHT-NUMBER', ground: 'appearance' }
  if (/^\d\d$/.test(word) && value >= 16 && value <= 70) return { kind: 'AGE-NUMBER', ground: 'age' }
  return { kind: 'NUMBER', ground: undefined }
}
