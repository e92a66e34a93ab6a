import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { MONTH_NAME } from '#shared/lexicon/months.ts'
import { withoutApplying } from '../conditions/for-applicants.ts'
import { type Asked, type Draft, draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import type { Statement } from '../text/statements.ts'

const HOURS = `(?:1[0-9]|2[0-4]|doce|veinticuatro) ?(?:h|hs|hrs|horas)(?![a-z])(?! (?:semanales|a la semana|por semana|mensuales))`

const ask = (question: string): Asked => ({ type: 'CUSTOM', value: { question: question.slice(0, 200) } })

/**
 * When people work and from when on, where no shift of ours says it: the ad means it wherever it stands, also under what
 * it offers. The engine knows questions that begin like these for conditions.
 */
const READINGS: readonly (readonly [RegExp, (span: Span) => Asked])[] = [
  [
    /(?<![a-z])(?:incorporacion|ingreso) inmediat[oa](?![a-z])/g,
    () => ({ type: 'AVAILABILITY', value: { within: 'INMEDIATA' } }),
  ],
  [
    new RegExp(`(?<![a-z])(?:turnos?|jornadas?|guardias?) (?:rotativ[oa]s? )?de ${HOURS}`, 'g'),
    ({ text }) => ask(`¿Puedes trabajar en ${lower(text)}?`),
  ],
  [
    /(?<![a-z])(?:turnos?|sistema|rol|roster|regimen|jornada|disponibilidad)(?: de trabajo| de turnos?)? (?:de )?\d{1,2} ?[x×] ?\d{1,2}(?![a-z\d])(?:(?:,| [oyu]|,? y\/o) (?:de )?\d{1,2} ?[x×] ?\d{1,2}(?![a-z\d]))*(?! no(?![a-z]))/g,
    ({ text }) => ask(`¿Puedes trabajar en ${lower(text).replace(/^disponibilidad (?:de )?/, 'régimen ')}?`),
  ],
  [
    /(?<![a-z])(?:(?:semanas?|turnos?|guardias?) de (?:llamados?|llamadas?|reten|guardia(?: pasiva| localizada)?)|guardias? (?:pasivas?|localizadas?|localizables?|telefonicas?))(?![a-z])(?: (?:una|dos|\d) (?:vez|veces|semanas?) (?:al|por|cada) (?:mes|semana|ano))?/g,
    ({ text }) => ask(`¿Puedes hacer ${lower(text)}?`),
  ],
  [
    /(?<![a-z])sabados? (?:de \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)? a|hasta(?: las?)?)(?: \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\. ?m\.| ?[ap]\.?m| ?hs?| horas)?| (?:el |al )?mediodia)(?![a-z\d])/g,
    ({ text }) => ask(`¿Puedes trabajar los ${lower(text).replace(/^s[aá]bados?/, 'sábados')}?`),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:temporada|campana)(?: [a-z]+){0,3}? (?:de|desde) ${MONTH_NAME} (?:a|hasta) ${MONTH_NAME}(?![a-z])`,
      'g',
    ),
    ({ text }) => ask(`¿Puedes trabajar toda la ${lower(text)}?`),
  ],
  [
    /(?<![a-z])(?:quincenas?|semanas?|noches?|dias)(?: (?:enteras?|completas?|alternas?))? fuera(?: de casa)?(?![a-z])|(?<![a-z])(?:pernoctar|pernoctas?|dormir) fuera(?: de casa)?(?![a-z])/g,
    ({ text }) => ask(`¿Puedes viajar y dormir fuera (${lower(text)})?`),
  ],
]

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export function proposeWorkingTimes(ad: AdText): Draft[] {
  const of_the_post = withoutApplying(ad.flat)
  const isToldToApplicants = ({ stance }: Statement, { start, end }: Span): boolean =>
    stance !== 'ASKED' && of_the_post.slice(start, end).trim() === ''
  return [...ad.statements, ...ad.asides].flatMap((statement) =>
    READINGS.flatMap(([pattern, asked]) =>
      [...statement.flat.matchAll(pattern)].flatMap((match) => {
        const start = statement.start + match.index
        const span = spanOf(ad.text, start, start + match[0].length)
        if (NONE.test(statement.flat.slice(0, match.index))) return []
        const what = asked(span)
        // «presentarse de lunes a sábado de 8 a 12»
        if (what.type === 'CUSTOM' && isToldToApplicants(statement, span)) return []
        return [draft(JSON.stringify(what), what, span, statement, { doubt: null })]
      }),
    ),
  )
}

/** «sin guardias», «no hay turnos de 12 horas» */
const NONE = /(?<![a-z])(?:sin|no|ni|nunca)(?: [a-z]+){0,3} $/
