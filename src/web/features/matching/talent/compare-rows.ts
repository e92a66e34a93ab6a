import type { MatchCondition, MatchItem } from '#shared/matching/matching.ts'
import type { VacancyMatch } from '#shared/matching/vacancy-matches.ts'

interface Row {
  requirement_id: string
  title: string
  /** One for each person, in their order; nothing where the person has no such line. */
  cells: readonly { cv_id: string; line: MatchItem | MatchCondition | undefined }[]
}

type Lines = (person: VacancyMatch) => readonly (MatchItem | MatchCondition)[]

/** Lines are joined by their requirement: somebody's match may lack a condition that another's has. */
export function compareRows(people: readonly VacancyMatch[]): { requirements: Row[]; conditions: Row[] } {
  return {
    requirements: rowsOf(people, ({ match }) => match.items),
    conditions: rowsOf(people, ({ match }) => match.conditions),
  }
}

function rowsOf(people: readonly VacancyMatch[], linesOf: Lines): Row[] {
  const titles = new Map(people.flatMap(linesOf).map(({ requirement_id, title }) => [requirement_id, title]))
  return [...titles].map(([requirement_id, title]) => ({
    requirement_id,
    title,
    cells: people.map((person) => ({
      cv_id: person.cv_id,
      line: linesOf(person).find((line) => line.requirement_id === requirement_id),
    })),
  }))
}
