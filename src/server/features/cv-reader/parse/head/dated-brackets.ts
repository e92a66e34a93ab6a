import { type DateSpan, findDates, trimmedEnds, withoutSpan } from '../dates/dates.ts'

const BRACKET = /\(([^()]{3,80})\)/g

/** What changes the meaning of a name stays beside it. */
const UNFINISHED =
  /^(?:vencid|caducad|trunc|inconclus|incomplet|sin |no |abandonad|pendiente|en tr[aá]mite|en curso|cursando)/iu

interface Bracketed {
  /** The text with names out of such brackets apart, and without their dates and remarks. */
  text: string
  remarks: string[]
}

/** «Grado en Historia (UNED, 2019)», «(campaña de Navidad 2021)»: a bracket with a date and words besides. */
export function withoutDatedBrackets(text: string): Bracketed {
  const remarks: string[] = []
  const all = findDates(text)
  const apart = text.replace(BRACKET, (whole: string, inside: string) => {
    const spans = findDates(inside)
    const said = trimmedEnds(spans.reduceRight((rest, span) => withoutSpan(rest, span), inside))
      .replace(/\s+/g, ' ')
      .replace(/(?:\s*,){2,}/g, ',')
      .replace(/^,\s*|,?\s*(?:(?:vence|vto\.?|caduca|expira)(?: en| el)?|vigentes? hasta|v[aá]lid[oa] hasta)$/iu, '')
    if (spans.length === 0 || said === '') return whole
    const date = spans.map((span) => dateAlone(inside, span)).join(' ')
    const named = /^\p{Lu}/u.test(said)
    if (UNFINISHED.test(said)) return `(${said})  (${trimmedEnds(date)})`
    // «2022 (renovación 2024)»: the date of a remark is no other's.
    if (!named) remarks.push(all.length > spans.length ? inside : said)
    return ` (${trimmedEnds(date)})${named ? `  ${said}  ` : ' '}`
  })
  return { text: apart, remarks }
}

/** «vence 11/25» is a date by the word before it alone. */
function dateAlone(text: string, { from, to, start, end }: DateSpan): string {
  const written = text.slice(from, to)
  return findDates(written).length > 0 ? written : (end ?? start ?? '')
}
