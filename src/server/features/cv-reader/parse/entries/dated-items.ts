import type { Line } from '../../lines/line.ts'
import type { DateSpan } from '../dates/dates.ts'

/** An item that begins with a range is an entry among others that are none of a list. */
export const opensItem = (line: Line | undefined, span: DateSpan): boolean =>
  span.is_range && span.from <= 1 && !tellsSince(line, span)

/** «- Desde 2023, app de la tienda en Kotlin» under a job tells what was done there from then on. */
const tellsSince = (line: Line | undefined, { to }: DateSpan): boolean =>
  line !== undefined && /^(?:desde|a partir de) /i.test(line.text) && /^,\s+\p{Ll}/u.test(line.text.slice(to))
