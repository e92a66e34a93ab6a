import { flatten } from '#server/features/language/normalise/fold.ts'
import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import type { LanguageFact } from '#server/features/language/normalise/read-languages.ts'
import { lastStartingBy, type Span } from '#server/features/language/normalise/span.ts'
import { EDUCATION_EQF } from '#server/features/language/taxonomy/levels.ts'
import { educationFields } from '#server/features/language/taxonomy/reference.ts'
import type { AdText, Sentence } from './ad-text.ts'
import { type Draft, draft, sentenceAt } from './draft.ts'

/** Where an ad names a language and no level, working in it is meant. */
const UNSTATED_LEVEL = 'B1'

export function proposeLanguages(ad: AdText, facts: readonly LanguageFact[]): Draft[] {
  return facts.flatMap((fact) => {
    const sentence = /^[a-z]{2}$/.test(fact.language) ? sentenceAt(ad, fact) : undefined
    if (!sentence) return []
    const value = { language: fact.language, min_level: fact.level ?? UNSTATED_LEVEL }
    return [draft(`LANGUAGE ${fact.language}`, { type: 'LANGUAGE', value }, fact, sentence)]
  })
}

export function proposeCertifications(ad: AdText, spans: readonly Span[]): Draft[] {
  return spans.flatMap((span) => {
    const sentence = sentenceAt(ad, span)
    const value = { name: span.text }
    return sentence
      ? [draft(`CERTIFICATION ${span.text.toLowerCase()}`, { type: 'CERTIFICATION', value }, span, sentence)]
      : []
  })
}

/** Of alternatives in one sentence («grado o FP superior») the lowest is what is needed. */
export function proposeEducation(ad: AdText, facts: readonly EducationFact[]): Draft[] {
  const lowest = new Map<Sentence, EducationFact>()
  for (const fact of facts) {
    const sentence = fact.level === 'SIN_ESTUDIOS' ? undefined : sentenceAt(ad, fact)
    const known = sentence && lowest.get(sentence)
    if (sentence && (!known || EDUCATION_EQF[fact.level] < EDUCATION_EQF[known.level])) lowest.set(sentence, fact)
  }
  return [...lowest].map(([sentence, fact]) => {
    const value = { min_level: fact.level, field: fieldOf(fact, ad.flat), equivalent_years: null }
    return draft(`EDUCATION ${fact.level}`, { type: 'EDUCATION', value }, fact, sentence)
  })
}

const OR_ANOTHER = /^[^.;\n]{0,60}(?:[ ,/](?:o|u|or|y\/o) |\/|afin|similar|equivalente|related)/

/** A field that is one of several would refuse the others. */
function fieldOf({ field_id, end }: EducationFact, flat: string): string | null {
  if (field_id === undefined || OR_ANOTHER.test(flat.slice(end, end + 80))) return null
  return educationFields().find(({ id }) => id === field_id)?.name_es ?? null
}

/** «Licenciatura en Actuaría, Matemáticas o afín» asks for studies, not for skills. */
export function isFieldOfStudy(span: Span, ad: AdText, facts: readonly EducationFact[]): boolean {
  const sentence = sentenceAt(ad, span)
  const study = facts[lastStartingBy(facts, span.start - 1)]
  if (!sentence || !study || study.end > span.start || study.start < sentence.start) return false
  const is_led_to = study.end + IN.length <= span.start && ad.flat.startsWith(IN, span.start - IN.length)
  return is_led_to || namesOfFields().has(ad.flat.slice(span.start, span.end))
}

const IN = ' en '

let names: ReadonlySet<string> | undefined

function namesOfFields(): ReadonlySet<string> {
  names ??= new Set(
    educationFields().flatMap(({ name_es, name_en, aliases }) => [name_es, name_en, ...aliases].map(flatten)),
  )
  return names
}
