import { createHash } from 'node:crypto'
import type { Judgement } from '../../src/server/features/language/model/judge.ts'
import type { LanguageModel } from '../../src/server/features/language/model/model.ts'
import { explainMatch } from '../../src/server/features/matching/engine/match.ts'
import type { PreparedVacancy } from '../../src/server/features/matching/engine/vacancy.ts'
import { demandsOf } from '../../src/server/features/matching/verdicts/demands.ts'
import { askedOf, judgedBy, keptOf } from '../../src/server/features/matching/verdicts/heard-lines.ts'
import { judgeLines } from '../../src/server/features/matching/verdicts/judge-lines.ts'
import type { MatchResult } from '../../src/shared/matching/matching.ts'
import type { readCandidate } from '../explain/read-pair.ts'

type Read = ReturnType<typeof readCandidate>

/** Matches as the product shows them once they are read. The same demand beside the same lines is read once, as in the product. */
export class Reading {
  readonly #model: LanguageModel
  readonly #known = new Map<string, Judgement>()

  constructor(model: LanguageModel) {
    this.#model = model
  }

  async matchOf(vacancy: PreparedVacancy, { candidate, lines }: Read): Promise<MatchResult> {
    const demands = demandsOf(vacancy)
    const asked = askedOf(demands, lines)
    const heard = new Map<string, ReturnType<typeof keptOf>>()
    for (const [at, demand] of demands.entries()) {
      const one = asked.demands[at]
      if (one && lines.length > 0) heard.set(demand.digest, keptOf(await this.#judged(one, asked.lines), lines))
    }
    const judged = judgedBy(demands, heard)
    return explainMatch(vacancy, judged ? { ...candidate, judged } : candidate)
  }

  async #judged(demand: { text: string; among: readonly number[] }, lines: ReturnType<typeof askedOf>['lines']) {
    const key = createHash('sha256')
      .update(JSON.stringify([demand, lines]))
      .digest('base64')
    const known = this.#known.get(key)
    if (known) return known
    const [judgement] = await judgeLines(this.#model, { demands: [demand], lines })
    if (!judgement) throw new Error('The model gave no judgement.')
    this.#known.set(key, judgement)
    return judgement
  }
}
