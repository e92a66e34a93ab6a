import type { Around } from '../../phrase.ts'
import { hasLawfulBasis, isOfOthers, isTaught, lastsYears, opensToAll } from '../context.ts'
import { aroundToken, marksOf } from './marks.ts'
import { type Statement, statementsOf, type Token } from './tokens.ts'
import { likely, PLACES, placeOf } from './weighing.ts'
import learnt from './weights.json' with { type: 'json' }
import type { Ground } from './words.ts'

interface Judged {
  ground: Ground
  token: Token
  statement: Statement
}

let unpacked: Int8Array | undefined
function weights(): Int8Array {
  unpacked ??= Int8Array.from(atob(learnt.weights), (letter) => (letter.charCodeAt(0) << 24) >> 24)
  if (unpacked.length !== PLACES) throw new Error('The weights belong to another number of places: train again')
  return unpacked
}

/** How likely a word leaves people out, by everything around it. */
function likelihood(marks: readonly string[]): number {
  const known = weights()
  const sum = marks.reduce((all, mark) => all + (known[placeOf(mark)] ?? 0), 0)
  return likely(learnt.always + (sum * learnt.unit) / Math.sqrt(marks.length))
}

/**
 * Words that leave people out as those of the labelled phrases do; nothing where a law, a role or other people are spoken of.
 * «Solo mujeres»: before a word that leaves people out, «solo» means nobody else, and not a life alone.
 */
export function judgedWords(text: string, from_likelihood: number): Judged[] {
  const statements = statementsOf(text)
  return statements.flatMap((statement, at) => {
    const judged = statement.tokens.flatMap((token, index) => {
      const { ground } = token
      if (!ground || likelihood(marksOf(statements, at, index)) < from_likelihood) return []
      const around = aroundToken(statement, token)
      const is_lawful = opensToAll(around) || hasLawfulBasis(around) || isOfOthers(around) || isElse(ground, around)
      return is_lawful ? [] : [{ ground, token, statement }]
    })
    return judged.filter(({ token }, index) => !(token.word === 'solo' && index < judged.length - 1))
  })
}

function isElse(ground: Ground, around: Around): boolean {
  if (ground === 'belief') return isTaught(around)
  if (ground === 'age') return lastsYears(around)
  return false
}
