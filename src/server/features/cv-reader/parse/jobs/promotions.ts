import { type Flow, type Line, withText } from '../../lines/line.ts'
import { type DateSpan, findDates } from '../dates/dates.ts'
import type { Entry } from '../entries/entries.ts'
import { positionScore } from '../names/employers.ts'

const SINCE = /^\(?(?:desde|a partir de)(?!\p{L})/iu
const LINKED = /[\s,;(]*(?:\s(?:y|e|luego|despu[eé]s|m[aá]s tarde|posteriormente))*[\s,;(]*$/iu
const POST = /^[\s,:]*(?:(?:como|de|soy|fui|paso a|pas[eé] a)\s+)?([^|·•–—;.,()\d]{4,60}?)(?=[\s)]*(?:[|·•–—;.,(]|$))/u
const LAST_NAME = /(?:^|[|·•–—:.]\s+|\s-\s+)([^|·•–—:.]{4,70})$/u

/** «Mozo, y desde abril de 2010 encargado | 2007 – 2011»: the line is of the last post, and remembers the first. */
export const withPromotions = (flow: Flow): Flow => flow.map((line) => promotedIn(line) ?? line)

function promotedIn(line: Line): Line | null {
  const spans = findDates(line.text)
  const since = spans.find((span) => span.current && SINCE.test(line.text.slice(span.from)))
  const whole = spans.find((span) => span !== since && span.is_range && span.start !== null)
  if (!since || !whole || !liesInside(since, whole)) return null
  const before = line.text.slice(0, since.from).replace(LINKED, '')
  const behind = line.text.slice(since.to)
  const first = LAST_NAME.exec(before)?.[1] ?? ''
  const [said = '', last = ''] = POST.exec(behind) ?? []
  if (positionScore(first) < 1 || positionScore(last) < 1) return null
  const others = before.slice(0, before.length - first.length)
  const rest = behind.slice(said.length)
  return {
    ...withText(line, `${others}${last}${rest}`),
    first_post: { text: `${others}${first}${rest}`, until: since.start ?? '' },
  }
}

const liesInside = (since: DateSpan, { start, end, current }: DateSpan): boolean => {
  const [date, from, to] = [since.start ?? '', start ?? '', end ?? '']
  return date > from && (current || to === '' || date.slice(0, 4) <= to.slice(0, 4))
}

/** Both posts, the last one first and with all that is told. */
export function bothPosts(entry: Entry): Entry[] {
  const at = entry.head.findIndex(({ first_post }) => first_post !== undefined)
  const line = entry.head[at]
  if (!line?.first_post || !entry.span) return [entry]
  const { text, until } = line.first_post
  return [
    { ...entry, span: { ...entry.span, start: until } },
    {
      ...entry,
      head: entry.head.with(at, withText(line, text)),
      body: [],
      span: { ...entry.span, end: until, current: false },
    },
  ]
}
