import { flatten } from '#server/features/language/normalise/fold.ts'
import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { EDUCATION_EQF } from '#server/features/language/taxonomy/levels.ts'
import { educationFields } from '#server/features/language/taxonomy/reference.ts'
import { type AdText, type Statement, statementAt } from '../text/ad-text.ts'
import { firstFrom } from '../text/first-from.ts'
import { counts, type Draft, draft } from './draft.ts'

/** Of alternatives in one statement («grado o FP superior») the lowest is what is needed. */
export function proposeEducation(ad: AdText, facts: readonly EducationFact[]): Draft[] {
  const groups: { statement: Statement; found: EducationFact[] }[] = []
  for (const fact of facts) {
    const statement = statementAt(ad, fact.start)
    if (fact.level === 'SIN_ESTUDIOS' || !counts(statement, fact)) continue
    const last = groups.at(-1)
    const before = last?.found.at(-1)
    const joined = before && last?.statement === statement && !AND.test(ad.flat.slice(before.end, fact.start))
    if (joined) last?.found.push(fact)
    else groups.push({ statement, found: [fact] })
  }
  return groups.map(({ statement, found }) => {
    const fact = found.reduce((low, next) => (EDUCATION_EQF[next.level] < EDUCATION_EQF[low.level] ? next : low))
    const end = Math.max(...found.map((one) => one.end))
    const span = spanOf(
      ad.text,
      found[0]?.start ?? fact.start,
      end + listAfter(ad.flat.slice(end, Math.min(statement.end, end + LONGEST_LIST))),
    )
    const value = { min_level: fact.level, field: fieldOf(fact, ad.flat), equivalent_years: null }
    return draft(`EDUCATION ${fact.level}`, { type: 'EDUCATION', value }, span, statement)
  })
}

/** «grado en Física y máster del profesorado» asks for both. */
const AND = /(?<![a-z])(?:y|mas|ademas)(?: (?:de|el|un|con))* $/
const LONGEST_LIST = 200
const LIST = /^(?: [a-z ]{3,60}?)?(?:, [a-z ]{3,50}?)*,? [ou] (?:(?!y |con )[a-z]+ ){0,4}(?!y |con )[a-z]+/

/** «Licenciatura en Actuaría, Matemáticas o afín»: the other fields belong to what is quoted. */
const listAfter = (rest: string): number => LIST.exec(rest)?.[0].length ?? 0

const OR_ANOTHER = /^[^.;\n]{0,60}(?:[ ,/](?:o|u|or|y\/o) |\/|afin|similar|equivalente|related)/

/** A field that is one of several would refuse the others. */
function fieldOf({ field_id, end }: EducationFact, flat: string): string | null {
  if (field_id === undefined || OR_ANOTHER.test(flat.slice(end, end + 80))) return null
  return educationFields().find(({ id }) => id === field_id)?.name_es ?? null
}

/** «Licenciatura en Actuaría, Matemáticas o afín» asks for studies, not for skills. */
export function isFieldOfStudy(span: Span, ad: AdText, studies: readonly Draft[]): boolean {
  const study = studies[firstFrom(studies, ({ at }) => at < span.start) - 1]
  const statement = study && statementAt(ad, span.start)
  if (!study || !statement || study.at < statement.start) return false
  if (span.start < study.end) return true
  return / en $/.test(ad.flat.slice(study.end, span.start)) || namesOfFields().has(ad.flat.slice(span.start, span.end))
}

let names: ReadonlySet<string> | undefined

function namesOfFields(): ReadonlySet<string> {
  names ??= new Set(
    educationFields().flatMap(({ name_es, name_en, aliases }) => [name_es, name_en, ...aliases].map(flatten)),
  )
  return names
}
