import type { MatchCondition, MatchItem } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'

interface Row {
  requirement_id: string
  title: string
  /** How much a requirement weighs; conditions weigh nothing. */
  importance?: MatchItem['importance'] | undefined
  /** One for each person, in their order; nothing where the person has no such line. */
  cells: readonly { cv_id: string; line: MatchItem | MatchCondition | undefined }[]
}

type Lines = (person: VacancyMatch) => readonly (MatchItem | MatchCondition)[]

/** Lines are joined by their requirement: somebody's match may lack a condition that another's has. What must be there comes first. */
export function compareRows(people: readonly VacancyMatch[]): { requirements: Row[]; conditions: Row[] } {
  return {
    requirements: rowsOf(people, ({ match }) => match.items).toSorted((a, b) => weightOf(b) - weightOf(a)),
    conditions: rowsOf(people, ({ match }) => match.conditions),
  }
}

const weightOf = ({ importance }: Row): number => (importance ? IMPORTANCE_WEIGHT[importance] : 0)

function rowsOf(people: readonly VacancyMatch[], linesOf: Lines): Row[] {
  const lines = new Map(people.flatMap(linesOf).map((line) => [line.requirement_id, line]))
  return [...lines].map(([requirement_id, line]) => ({
    requirement_id,
    title: line.title,
    importance: 'importance' in line ? line.importance : undefined,
    cells: people.map((person) => ({
      cv_id: person.cv_id,
      line: linesOf(person).find((one) => one.requirement_id === requirement_id),
    })),
  }))
}
