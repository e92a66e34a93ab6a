import type { LanguageFact } from '#server/features/language/normalise/read-languages.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { type AdText, statementAt } from '../text/ad-text.ts'
import { counts, type Draft, draft } from './draft.ts'

/** Where an ad names a language and no level, working in it is meant. */
const UNSTATED_LEVEL = 'B1'
const OR = /^[^.;\n]{0,12}(?:,? (?:o|u|or) |\/)$/
const LISTED = /^, $/

export function proposeLanguages(ad: AdText, facts: readonly LanguageFact[]): Draft[] {
  return alternatives(facts, ad).flatMap((group) => {
    const [first] = group
    const statement = first && statementAt(ad, first.start)
    if (!first || !counts(statement, first)) return []
    if (group.length > 1) return [draft(`CUSTOM ${first.start}`, question(group), spanned(group, ad), statement)]
    if (!/^[a-z]{2}$/.test(first.language)) return []
    const value = { language: first.language, min_level: first.level ?? UNSTATED_LEVEL }
    return [draft(`LANGUAGE ${first.language}`, { type: 'LANGUAGE', value }, first, statement)]
  })
}

/** «francés, alemán o inglés» is one demand that any of them meets. */
function alternatives(facts: readonly LanguageFact[], { flat }: AdText): LanguageFact[][] {
  const groups: LanguageFact[][] = []
  facts.forEach((fact, at) => {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const gap = before ? flat.slice(before.end, fact.start) : ''
    const next = facts[at + 1]
    const opens = LISTED.test(gap) && next !== undefined && OR.test(flat.slice(fact.end, next.start))
    if (group && before && before.language !== fact.language && (OR.test(gap) || opens)) group.push(fact)
    else groups.push([fact])
  })
  return groups
}

const spanned = (group: readonly LanguageFact[], { text }: AdText): Span =>
  spanOf(text, group[0]?.start ?? 0, group.at(-1)?.end ?? 0)

function question(group: readonly LanguageFact[]) {
  const names = group.map(({ text }) => text)
  const value = { question: `¿Hablas ${names.slice(0, -1).join(', ')} o ${names.at(-1)}?`.slice(0, 200) }
  return { type: 'CUSTOM' as const, value }
}
