import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { salaryWords } from '#shared/words/vacancies.ts'

/** What somebody who applied must hear about: one sentence each; wording and typing mistakes are not among them. */
export function importantChanges(before: VacancyDocument, after: VacancyDocument): string[] {
  const changes: string[] = []
  if (before.title !== after.title) changes.push(`El título ahora es «${after.title}».`)
  if (isLower(before.salary, after.salary)) changes.push(`El salario ahora es ${salaryWords(after.salary)}.`)
  if (before.contract !== after.contract) changes.push('Cambió el tipo de contrato.')
  if (hoursOf(before) !== hoursOf(after)) changes.push('Cambió la jornada.')
  if (placeOf(before) !== placeOf(after)) changes.push('Cambió el lugar o la modalidad de trabajo.')
  if (mustsOf(before) !== mustsOf(after)) changes.push('Cambiaron los requisitos excluyentes.')
  return changes
}

/** Any other band counts as lower when it cannot be compared: better to say it than to hide it. */
function isLower(before: VacancyDocument['salary'], after: VacancyDocument['salary']): boolean {
  const { min, max, variable_text, ...basis } = before
  const comparable = Object.entries(basis).every(([key, value]) => Reflect.get(after, key) === value)
  if (!comparable) return true
  return (after.min ?? 0) < (min ?? 0) || (after.max ?? 0) < (max ?? 0)
}

const hoursOf = ({ working_day, hours_per_week, shifts }: VacancyDocument): string =>
  JSON.stringify([working_day, hours_per_week, shifts])

const placeOf = ({ modality, office_days, locations, remote_countries }: VacancyDocument): string =>
  JSON.stringify([modality, office_days, locations, remote_countries])

const mustsOf = ({ requirements }: VacancyDocument): string =>
  JSON.stringify(
    requirements
      .filter(({ importance }) => importance === 'EXCLUYENTE')
      .map(({ type, value }) => [type, value])
      .toSorted(),
  )
