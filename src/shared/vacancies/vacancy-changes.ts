import { type VacancyDocument, vacancyDocument } from './vacancy-document.ts'

export type VacancyField = keyof VacancyDocument

/** Fields stand in one order and a text of yesterday has the fields of today; what is half written stays as it is. */
const parsed = (document: VacancyDocument): VacancyDocument => vacancyDocument.safeParse(document).data ?? document

function asText(document: VacancyDocument): [VacancyField, string][] {
  const whole = parsed(document)
  return vacancyDocument.keyof().options.map((field) => [field, JSON.stringify(whole[field])])
}

/** The fields in which two texts differ; none when they say the same. */
export function changedFields(before: VacancyDocument, after: VacancyDocument): VacancyField[] {
  const known = new Map(asText(before))
  return asText(after).flatMap(([field, text]) => (known.get(field) === text ? [] : [field]))
}

/** As they stand in a text, each once. */
export const inReadingOrder = (fields: readonly VacancyField[]): VacancyField[] =>
  vacancyDocument.keyof().options.filter((field) => fields.includes(field))

const ALWAYS_TOLD: readonly VacancyField[] = [
  'title',
  'contract',
  'working_day',
  'hours_per_week',
  'shifts',
  'modality',
  'office_days',
  'locations',
  'remote_countries',
]

/** Those of them that somebody who applied must hear about: wording and typing mistakes are not. */
export function fieldsThatMatter(before: VacancyDocument, after: VacancyDocument): VacancyField[] {
  return changedFields(before, after).filter((field) => {
    if (field === 'salary') return isLower(before.salary, after.salary)
    if (field === 'requirements') return mustsOf(before) !== mustsOf(after)
    return ALWAYS_TOLD.includes(field)
  })
}

/** Any other band counts as lower when it cannot be compared: better to say it than to hide it. */
function isLower(before: VacancyDocument['salary'], after: VacancyDocument['salary']): boolean {
  const { min, max, variable_text, ...basis } = before
  const comparable = Object.entries(basis).every(([key, value]) => Reflect.get(after, key) === value)
  if (!comparable) return true
  return (after.min ?? 0) < (min ?? 0) || (after.max ?? 0) < (max ?? 0)
}

const mustsOf = (document: VacancyDocument): string =>
  JSON.stringify(
    parsed(document)
      .requirements.filter(({ importance }) => importance === 'EXCLUYENTE')
      .map(({ type, value }) => JSON.stringify([type, value]))
      .toSorted(),
  )
