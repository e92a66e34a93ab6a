import { spanOf } from '#server/features/language/normalise/span.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { AdText } from '../../text/ad-text.ts'
import { anyOf } from '../any-of.ts'

/** «Título de Peluquería (grado medio)», or «Peluquería (FP)» where a line begins: the level behind what was studied. */
const FIELD_BEFORE =
  /(?:(?<![a-z])(?:titulo|titulacion|formacion|estudios) (?:de|en) |(?:^|\n)[^a-z0-9\n]*)((?!experiencia|conocimiento|manejo|dominio|nivel|estudios|escolaridad|formacion|titul)[a-z]{4,}(?: [a-z]+){0,4}) \($/
const REACH = 70
const CLOSES = /^\s?(?:superior|medio)?\)/
const OR = /^,? [ou] $/

/** What stands before a bracket and the level in it are one demand, and what follows an «o» is another way to meet it. */
export function withLevelsInBrackets(studies: readonly Draft[], ad: AdText): Draft[] {
  const read: Draft[] = []
  for (const one of studies.map((study) => withField(study, ad))) {
    const before = read.at(-1)
    if (before?.quote.endsWith(')') && before.asked.type === 'EDUCATION' && OR.test(ad.flat.slice(before.end, one.at)))
      read[read.length - 1] = eitherOf(before, inTheSame(one, before), ad)
    else read.push(one)
  }
  return read
}

/** Two names of one level are one study, quoted with both. */
function eitherOf(before: Draft, one: Draft, { text }: AdText): Draft {
  const span = spanOf(text, before.at, one.end)
  return { ...anyOf([before, one], span), at: span.start, end: span.end, quote: span.text }
}

/** «Título de Peluquería (grado medio) | o FP1»: in the same field. */
function inTheSame(one: Draft, before: Draft): Draft {
  if (one.asked.type !== 'EDUCATION' || before.asked.type !== 'EDUCATION') return one
  const field = one.asked.value.field ?? before.asked.value.field
  return { ...one, asked: { type: 'EDUCATION', value: { ...one.asked.value, field } } }
}

const SCHOOL: ReadonlySet<string> = new Set(['PRIMARIA', 'SECUNDARIA', 'BACHILLERATO'])

function withField(one: Draft, { text, flat }: AdText): Draft {
  const from = Math.max(0, one.at - REACH)
  const said = FIELD_BEFORE.exec(flat.slice(from, one.at))
  const closing = CLOSES.exec(flat.slice(one.end, one.end + REACH))?.[0].length
  if (one.asked.type !== 'EDUCATION' || !said || closing === undefined || SCHOOL.has(one.asked.value.min_level))
    return one
  const [, name = ''] = said
  const opening = said[0].search(/[a-z]/)
  const at = from + said.index + opening
  const written = text.slice(one.at - name.length - 2, one.at - 2)
  const field = one.asked.value.field ?? written.charAt(0).toLocaleUpperCase('es') + written.slice(1)
  const span = spanOf(text, at, one.end + closing)
  return {
    ...one,
    key: `${one.key} ${field}`,
    at,
    end: span.end,
    quote: span.text,
    asked: { type: 'EDUCATION', value: { ...one.asked.value, field } },
  }
}
