import { flatten } from '#server/features/language/normalise/fold.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { monthOf, SPANISH_MONTH } from '#shared/lexicon/months.ts'

const MONTH = String.raw`(${SPANISH_MONTH})\.?`
const FROM_TO = String.raw`(?:de |desde )?${MONTH}(?: (?:a|al|hasta) | ?[-–] ?)${MONTH}(?![a-z])(?! de (?:19|20)\d\d)`
/** Right at the beginning it says when in those years; further on only where it says that it was so every year. */
const TOLD = [
  new RegExp(
    String.raw`^(?:(?:verano|invierno|otono|primavera)(?: de)?(?: \d{4})?\s*)?\(?(?:temporadas? |campan[ai]s? |cada ano,? |solo )?${FROM_TO}`,
  ),
  new RegExp(`(?<![a-z])(?:temporadas?|campan[ai]s?|cada ano)(?: altas?| de verano| de invierno|,)? ${FROM_TO}`),
  new RegExp(`(?<![a-z])${FROM_TO},? (?:de )?(?:cada (?:ano|temporada)|todos los anos)`),
]
/** Of a job that goes on; those that have not come yet count for nothing. */
const MOST_SEASONS = 15

interface Season {
  start: string
  end: string
}

/** «2022, 2023 y 2024 (mayo a octubre)»: nobody worked in the winters between. Null where the job was no seasonal one. */
export function seasonsOf(job: CvDocument['experience'][number]): Season[] | null {
  const { start, end, current, summary, position } = job
  if (start?.length !== 4 || (end !== null && end.length !== 4)) return null
  const texts = [summary, position].map((text) => flatten(text).trim())
  const said = TOLD.flatMap((pattern) => texts.map((text) => pattern.exec(text))).find((match) => match !== null)
  const [first, last] = [monthOf(said?.[1] ?? ''), monthOf(said?.[2] ?? '')]
  if (first === 0 || last === 0) return null
  const over_new_year = last < first ? 1 : 0
  const years = current ? MOST_SEASONS : Number(end ?? start) - Number(start) + 1 - over_new_year
  const count = Math.min(MOST_SEASONS, Math.max(1, years))
  return Array.from({ length: count }, (_, at) => {
    const year = Number(start) + at
    return { start: monthIn(year, first), end: monthIn(year + over_new_year, last) }
  })
}

const monthIn = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`
