import { asksInAPartOfItsOwn, isPlainDuty } from '../own-part.ts'
import { withOtherStance } from '../stance.ts'
import type { Statement, Statements } from '../statements.ts'
import { kindOf, type Likely } from './statement-kinds.ts'

/** So likely must it be that the rules, which look at one line at a time, are wrong. */
const LIKELIER = 0.5
/** Where the line itself says that it asks, or what it is about. */
const SURE = 0.97
/** A demand too many is told to everybody who reads the ad, so what nothing else calls one must be likelier. */
const TO_ASK = 0.65
/** Under «Requisitos:», «Ofrecemos:» and headings like them. */
const UNDER_HEADING = 0.7
const SURE_OF_WISH = 0.7
/** From here on what nobody knows the name of is taken for a demand, too. */
const UNDOUBTED = 0.85
/** A longer sentence tells many things, of which some are asked for. */
const MOST_WORDS = 14
/** With fewer statements there is nothing around them to judge by. */
const WHOLE_AD = 6

/** What the whole ad makes of each statement: ads like it have taught what stands where, and in which words. */
export function withKinds({ statements, asides }: Statements): Statements {
  if (statements.length < WHOLE_AD) return { statements, asides }
  const asks_apart = asksInAPartOfItsOwn(statements)
  // What an ad asks for in a part of its own it does not ask for among the duties, however alike the words are.
  const by_kind = statements.map((statement, at) =>
    asks_apart && isPlainDuty(statement) ? statement : judgedAnew(statement, kindOf(statements, at)),
  )
  const judged = by_kind.map((one, at) => (isAmongDemands(by_kind, at) ? withOtherStance(one, 'ASKED') : one))
  const asked = new Set(judged.filter(({ stance }) => stance !== 'TOLD').map(({ sentence }) => sentence))
  // What explains something that nobody is asked for asks for nothing.
  return {
    statements: judged,
    asides: asides.map((aside) => (asked.has(aside.sentence) ? aside : withOtherStance(aside, 'TOLD'))),
  }
}

function judgedAnew(statement: Statement, { MUST, WISH, DUTY, ASIDE }: Likely): Statement {
  const asked = MUST + WISH
  const enough = statement.is_said ? SURE : statement.sentence.section === null ? LIKELIER : UNDER_HEADING
  if (statement.stance === 'ASKED') {
    // «Buscamos repartidora con moto propia» names the job, and what it takes.
    if (describes(statement)) return statement
    if (asked < 1 - enough) return withOtherStance(statement, DUTY > ASIDE ? 'NAMED' : 'TOLD')
    return withWish(statement, WISH / asked)
  }
  // «Inglés no hace falta» is no demand, wherever it stands.
  if (statement.is_said || asked < Math.max(enough, TO_ASK)) return statement
  const own = withOtherStance(statement, 'ASKED')
  const is_plain = statement.flat.trim().split(' ').length <= MOST_WORDS
  return withWish(asked >= UNDOUBTED && is_plain ? { ...own, is_learnt: true } : own, WISH / asked)
}

const OF_DEMANDS: ReadonlySet<string | null> = new Set(['MUST', 'PROFILE', 'WISH', null])

/** «Control de costes» in the middle of a list of demands is one, though elsewhere it is what somebody does all day. */
function isAmongDemands(judged: readonly Statement[], at: number): boolean {
  const one = judged[at]
  if (one?.stance !== 'NAMED' || one.is_said || !one.sentence.listed || !OF_DEMANDS.has(one.sentence.section))
    return false
  return [judged[at - 1], judged[at + 1]].every(
    (other) => other?.stance === 'ASKED' && other.sentence.listed && other.sentence.section === one.sentence.section,
  )
}

const describes = ({ start, from, end }: Statement): boolean => from > start && from < end

const withWish = (statement: Statement, share: number): Statement =>
  !statement.is_said && share >= SURE_OF_WISH ? { ...statement, importance: 'DESEABLE' } : statement
