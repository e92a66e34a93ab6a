import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Line } from '../../lines/line.ts'
import { type DateSpan, findDates } from './dates.ts'

interface Validity {
  date: string | null
  /** Until when it holds. */
  end: string | null
  expires: boolean
}

const EXPIRES =
  /vencimiento|vencid[oa]|caducad[oa]|vence|venc\.|vto\.?|expir|caduca|caducidad|(?:v[aá]lid[oa]s?|vigentes?) (?:hasta|al?)(?!\p{L})|valid (?:until|through)|(?:^|[.;,(]\s*)(?:pr[oó]ximo )?control (?:el|en) /iu
const UNTIL = /(?:v[aá]lid[oa]|vigente|en vigor|vigencia)\s*:?\s*$/i
/** «Libreta de embarque, hasta 2029» */
const ONLY_UNTIL = /[,(:]\s*hasta\s/i
const SINCE = /(?:desde|since|expedid|emitid|renovad)/i
const LABEL =
  /[.;,(]\s*(?:pr[oó]ximo )?control (?:el|en)\s*$|(?<=vencid[oa]|caducad[oa])\s+(?:en|el|desde)\s*$|\s+(?:en|del?)\s*$|[\s,(]*(?:fecha de )?(?:expedici[oó]n|emisi[oó]n|emitid[oa]|expedid[oa]|renovad[oa]|renovaci[oó]n|vencimiento|vigencia|v[aá]lid[oa]s?|vigentes?|valid|vencen?|vto\.?|caduca|caducidad|issued|expires|expira)[:.]?(?:\s+(?:en|el|hasta|a|until|on))*\s*$/i

const LONGEST_LABEL = 60

const HOLDS =
  /(?:vigen(?:te|cia)|en vigor|valid[oa]|caduc(?:a|idad|ada)|vence|vencimiento|venc\.|renovad[oa]|expira|expires?|al dia)[\s:,(]*(?:(?:hasta|desde|el|en|a|de)\s+)*$/

/** «vigente hasta 2027»: how long a paper holds, and no time of work. */
export const saysValidity = (text: string, { from }: { from: number }): boolean =>
  HOLDS.test(flatten(text.slice(Math.max(0, from - LONGEST_LABEL), from)))

/** The word before a date that was taken away: «Expedición:», «válido». */
export const withoutDateLabel = (text: string): string =>
  text.slice(0, -LONGEST_LABEL) + text.slice(-LONGEST_LABEL).replace(LABEL, '')

/** «Expedición: mar. 2023 · Vencimiento: mar. 2025»: when something was given, and how long it holds. */
export function validityIn(lines: readonly Line[], span: DateSpan | null): Validity {
  const dates = lines.flatMap(({ text }) => {
    const spans = findDates(text)
    return spans.map((each, at) => {
      const said = text.slice(spans[at - 1]?.to ?? 0, each.to)
      return {
        each,
        expires:
          EXPIRES.test(said) ||
          (each.start === null && ONLY_UNTIL.test(said)) ||
          (UNTIL.test(text.slice(0, each.from)) && !SINCE.test(said)),
      }
    })
  })
  const end = dates.find(({ expires }) => expires)?.each
  if (!end) return { date: span?.start ?? span?.end ?? null, end: span?.start ? span.end : null, expires: false }
  const given = dates.find(({ expires }) => !expires)?.each
  return { date: given?.start ?? null, end: end.end ?? end.start, expires: true }
}
