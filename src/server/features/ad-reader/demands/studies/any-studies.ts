import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'

/** «Estudios de mercado», «estudios de suelos»: work that is done, and nothing that was learnt. */
const DONE = '(?!mercad|cas[oa]|impact|suel|factibil|viabil|tiemp|camp|costo|coste|preci|titul|cargas)'
const LAST = ',? [ou] [a-z]{4}'
/**
 * «Estudios en comunicación, publicidad o marketing»: fields of study by their names, of whatever level. «Estudios de cocina o
 * repostería» may be any course, and stays in these words.
 */
const STUDIES = new RegExp(
  `^\\s*(?:con |tener |contar con )?(estudios (?:en(?= [a-z ]{4,50}(?:, [a-z ]{4,50})*${LAST})|de(?= [a-z ]{4,50}(?:, [a-z ]{4,50})+${LAST}))) ${DONE}`,
)

/** With the studies that are asked for by their fields alone. */
export function withAnyStudies(facts: readonly EducationFact[], ad: AdText): EducationFact[] {
  const named = facts.filter(({ start }) => !OR_TECHNICAL.test(ad.flat.slice(Math.max(0, start - 3), start + 60)))
  const known = new Set(named.map(({ start }) => statementAt(ad, start)))
  const more = ad.statements.flatMap((statement): EducationFact[] => {
    const match = statement.stance === 'ASKED' && !known.has(statement) ? STUDIES.exec(statement.flat) : null
    if (!match) return []
    const start = statement.start + match[0].indexOf(match[1] ?? '')
    return [{ ...spanOf(ad.text, start, start + (match[1]?.length ?? 0)), level: 'FP_MEDIO' }]
  })
  // What is as good as the studies is no demand beside them.
  const taken = new Set(more.map(({ start }) => statementAt(ad, start)))
  const others = facts.filter((fact) => named.includes(fact) || !taken.has(statementAt(ad, fact.start)))
  return [...others, ...more].sort((a, b) => a.start - b.start)
}

/** «Estudios en fotografía, cine | o formación técnica equivalente» */
const OR_TECHNICAL =
  /^ [ou] (?:formacion|carrera|estudios|titulo) tecnic[oa]s?(?: (?:equivalente|afin|similar)(?:e?s)?)?[.\s]*(?:[;\n]|$)/
