import { createHash } from 'node:crypto'
import { ENGINE_VERSION } from '../engine/engine-version.ts'
import type { PreparedRequirement } from '../engine/requirements.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'

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

export function demandsOf({ fit }: PreparedVacancy): Demand[] {
  const work = fit.find(({ type }) => type === 'OCCUPATION')?.title
  return fit.filter(isAskedOfLines).map(({ id, title }) => {
    const is_unnamed = work !== undefined && title.split(' ').length < SHORT && UNNAMED.test(title)
    const asked = is_unnamed ? `${title} (${work.toLowerCase()})` : title
    return { requirement_id: id, asked, digest: digestOf([ENGINE_VERSION, asked]) }
  })
}

export const digestOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
