import { createHash } from 'node:crypto'
import { ENGINE_VERSION } from '../engine/engine-version.ts'
import type { PreparedRequirement } from '../engine/requirements.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'
import type { Seeker } from '../profiles/seekers.service.ts'

export interface Demand {
  requirement_id: string
  /** In the words in which the model is asked. */
  asked: string
  digest: string
}

/** What is asked of the CV itself. Whole work, all years together and what only the person can say are no question for the model. */
const isAskedOfLines = ({ type, judge }: PreparedRequirement): boolean =>
  !judge.answer_settles && type !== 'OCCUPATION' && type !== 'TOTAL_EXPERIENCE'

/** «En puesto similar» names no work, so the vacancy's own does. */
const UNNAMED =
  /similar|puesto|sector|ocupaci|como tal|demostrable|^\W*experiencia(?: (?:previa|laboral|m[ií]nima.*|de .*))?\W*$/i
const SHORT = 12

/** By the vacancies that lists keep in memory. */
const known = new WeakMap<PreparedVacancy, readonly Demand[]>()

export function demandsOf(vacancy: PreparedVacancy): readonly Demand[] {
  const demands = known.get(vacancy) ?? readDemands(vacancy)
  known.set(vacancy, demands)
  return demands
}

function readDemands({ fit }: PreparedVacancy): Demand[] {
  const work = fit.find(({ type }) => type === 'OCCUPATION')?.title
  return fit.filter(isAskedOfLines).map(({ id, title }) => {
    const is_unnamed = work !== undefined && title.split(' ').length < SHORT && UNNAMED.test(title)
    const asked = is_unnamed ? `${title} (${work.toLowerCase()})` : title
    return { requirement_id: id, asked, digest: digestOf([ENGINE_VERSION, asked]) }
  })
}

export const digestOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

/** Whether all was read of what the vacancy asks of a CV. */
export const isRead = ({ seeker, prepared }: { seeker: Seeker; prepared: PreparedVacancy }): boolean =>
  seeker.candidate.judged !== undefined || demandsOf(prepared).length === 0
