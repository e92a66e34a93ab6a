import type { Around } from '../../phrase.ts'
import { hasLawfulBasis, isNegated, isOfOthers, opensToAll } from '../context.ts'
import type { Statement, Token } from './tokens.ts'

const REACH = 5
const NEAR = 3
/** A run-on ad has no full stops; what is farther away says nothing. */
const WIDE = 25

/** Everything that speaks for or against one word of a statement: itself, its neighbours by place and kind, the rest near it. */
export function marksOf(statements: readonly Statement[], at: number, index: number): string[] {
  const tokens = statements[at]?.tokens ?? []
  const token = tokens[index]
  if (!token?.ground) return []
  const { ground } = token
  const left = tokens.slice(Math.max(0, index - REACH), index).toReversed()
  const right = tokens.slice(index + 1, index + 1 + REACH)
  const marks = new Set<string>([
    ground,
    `w ${token.word}`,
    `long ${Math.min(4, Math.floor(Math.log2(tokens.length)))}`,
    `${ground} long ${Math.min(4, Math.floor(Math.log2(tokens.length)))}`,
    ...sideMarks('<', left, token, ground),
    ...sideMarks('>', right, token, ground),
    `${ground} <${kindAt(left, 0)} >${kindAt(right, 0)}`,
    `w ${token.word} <${kindAt(left, 0)} >${kindAt(right, 0)}`,
  ])
  for (const { kind } of [...left, ...right]) marks.add(`${ground} near ${kind}`)
  for (const { kind } of tokens.slice(Math.max(0, index - WIDE), index + WIDE))
    if (/^[A-Z]/.test(kind)) marks.add(`in ${kind}`).add(`${ground} in ${kind}`)
  for (const kind of kindsOf(statements[at - 1])) marks.add(`before ${kind}`)
  for (const kind of kindsOf(statements[at + 1])) marks.add(`after ${kind}`)
  const around = aroundToken(statements[at] as Statement, token)
  for (const [name, test] of CONTEXTS) if (test(around)) marks.add(`#${name}`).add(`${ground} #${name}`)
  return [...marks]
}
const CONTEXTS = [
  ['open', opensToAll],
  ['law', hasLawfulBasis],
  ['others', isOfOthers],
  ['negated', isNegated],
] as const

const kindAt = (side: readonly Token[], i: number): string => side[i]?.kind ?? '#'
const wordAt = (side: readonly Token[], i: number): string => side[i]?.word ?? '#'

function sideMarks(sign: string, side: readonly Token[], token: Token, ground: string): string[] {
  const marks = [
    `${ground} ${sign}1${sign}2 ${kindAt(side, 0)} ${kindAt(side, 1)}`,
    `w ${token.word} ${sign}1 ${wordAt(side, 0)}`,
    `w ${token.word} ${sign}1 ${kindAt(side, 0)}`,
    `${ground} ${sign}1 ${wordAt(side, 0)}`,
    `${sign}12 ${wordAt(side, 0)} ${wordAt(side, 1)}`,
  ]
  for (let i = 0; i < NEAR; i++)
    marks.push(`${ground} ${sign}${i + 1} ${kindAt(side, i)}`, `${sign}${i + 1} ${kindAt(side, i)}`)
  for (const { word, kind } of side) marks.push(`${sign} ${word}`, `${ground} ${sign} ${kind}`, `${sign} ${kind}`)
  return marks
}

/** A neighbour says by its roles what is spoken of. */
const kindsOf = (statement: Statement | undefined): string[] =>
  statement
    ? [
        ...new Set(
          statement.tokens
            .slice(0, WIDE)
            .map(({ kind }) => kind)
            .filter((kind) => /^[A-Z]{2}/.test(kind)),
        ),
      ]
    : ['#']

const SIGHT = 160

/** The rest of the statement, as the rules look at it. */
export function aroundToken({ flat, start: from }: Statement, { word, start, end }: Token): Around {
  const before = flat.slice(Math.max(0, start - from - SIGHT), start - from)
  const after = flat.slice(end - from, end - from + SIGHT)
  return { path: '', quote: word, words: word, before, after, near: flat }
}
