import { type LineType, type MatchCondition, OWN_LINES } from './matching.ts'

/** What the preferences of a person say for every vacancy. */
const IN_PREFERENCES: ReadonlySet<LineType> = new Set(['LOCATION', 'CONTRACT', 'WORKING_DAY', 'SHIFT', 'SALARY_FIT'])

/** The vacancy's own terms, as every vacancy has them: asked once, and not again on the next one. */
export const isAskedOnce = ({ type, requirement_id }: Pick<MatchCondition, 'type' | 'requirement_id'>): boolean =>
  IN_PREFERENCES.has(type) && Object.values<string>(OWN_LINES).includes(requirement_id)

/** Why a card stands apart. What somebody takes may stand in their CV as well, so it never says that they said no. */
export function contradiction({ type, title }: Pick<MatchCondition, 'type' | 'title'>): string {
  switch (type) {
    case 'SHIFT':
      return `Pide ${title.replace(/^Turnos: /, 'turno de ').toLowerCase()}; no está entre los tuyos`
    case 'CONTRACT':
      return `Contrato: ${title.toLowerCase()}; buscas otro`
    case 'WORKING_DAY':
      return `${title}; buscas otra`
    case 'SALARY_FIT':
      return 'Paga menos que tu mínimo'
    default:
      return title
  }
}
