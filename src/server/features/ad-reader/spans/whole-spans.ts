import type { AdSpan } from '#server/features/language/model/ad-spans.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'

/** «Manejo de | SAP QM»: words that ask for nothing by themselves and lead to what follows. */
const LEADING_WORDS = new Set(
  `a al algo alguna alguno alrededor buen buena como con conocer conocimiento conocimientos contar de del dominar dominio el en entender estar experiencia
  haber haya hayas hecho hacer in la las los manejar manejo minimo nivel of on para por que saber se ser si sobre su sus te tener tu un una unas uno unos uso y e o u`.split(
    /\s+/,
  ),
)

/** Signs and joining words at the ends of a span are no part of what it asks for; nor is a bracket without its other half. */
const BEFORE = /^(?:[\s\-–—•·*,;:./|>)]+|(?:y|e|o|u|and|or)\s+)+/iu
const BEHIND = /(?:[\s\-–—•·*,;:.|(]+|\s+(?:y|e|o|u|and|or|con|\(con))+$/iu

/** The spans with what belongs to them: a lead goes with what it leads to, and nothing hangs over at the ends. */
export function wholeSpans(spans: readonly AdSpan[], text: string): AdSpan[] {
  const joined: AdSpan[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    if (before && before.class === span.class && isLeadTo(before, span, text))
      joined[joined.length - 1] = { ...span, start: before.start }
    else joined.push(span)
  }
  return joined.map((span) => trimmed(span, text)).filter((span) => !isEmpty(span, text))
}

const isLeadTo = (lead: AdSpan, { start }: AdSpan, text: string): boolean =>
  /^ *$/.test(text.slice(lead.end, start)) && isEmpty(lead, text)

const isEmpty = ({ start, end }: AdSpan, text: string): boolean =>
  flatten(text.slice(start, end))
    .split(/[^a-z0-9+#]+/)
    .every((word) => word === '' || LEADING_WORDS.has(word))

function trimmed(span: AdSpan, text: string): AdSpan {
  const words = text.slice(span.start, span.end)
  const start = span.start + (BEFORE.exec(words)?.[0].length ?? 0)
  const rest = text.slice(start, span.end)
  const behind = BEHIND.exec(rest)?.[0].length ?? 0
  const end = span.end - behind
  if (start >= end) return { ...span, end: span.start }
  return { ...span, start, end: withoutHalfBracket(text, start, end) }
}

/** «centros de mesa altos)» */
function withoutHalfBracket(text: string, start: number, end: number): number {
  const words = text.slice(start, end)
  return words.endsWith(')') && !words.includes('(') ? end - 1 : end
}
