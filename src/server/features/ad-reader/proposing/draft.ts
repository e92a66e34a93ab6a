import { lastStartingBy, type Span } from '#server/features/language/normalise/span.ts'
import type { Importance, RequirementType, RequirementValue } from '#shared/matching/matching.ts'
import type { AdText, Sentence } from './ad-text.ts'
import { importanceOf } from './importance.ts'

export type Asked = { [Type in RequirementType]: { type: Type; value: RequirementValue<Type> } }[RequirementType]

/** A requirement on its way; two drafts with one key ask for the same thing. */
export interface Draft {
  key: string
  at: number
  quote: string
  importance: Importance
  asked: Asked
}

export function sentenceAt({ sentences }: AdText, { start, end }: Span): Sentence | undefined {
  const sentence = sentences[lastStartingBy(sentences, start)]
  return sentence && end <= sentence.end ? sentence : undefined
}

export const draft = (key: string, asked: Asked, span: Span, sentence: Sentence): Draft => ({
  key,
  asked,
  at: span.start,
  quote: span.text,
  importance: importanceOf(sentence, span.start, span.end),
})

const STRENGTH: Readonly<Record<Importance, number>> = { EXCLUYENTE: 2, IMPORTANTE: 1, DESEABLE: 0 }

/** One draft for each key, in reading order: the one that insists most, with the details that others add. */
export function merged(drafts: readonly Draft[]): Draft[] {
  const kept = new Map<string, Draft>()
  for (const next of drafts.toSorted((a, b) => a.at - b.at)) {
    const known = kept.get(next.key)
    if (!known) kept.set(next.key, next)
    else if (STRENGTH[next.importance] > STRENGTH[known.importance]) kept.set(next.key, detailed(next, known))
    else kept.set(next.key, detailed(known, next))
  }
  return [...kept.values()].sort((a, b) => a.at - b.at)
}

function detailed(main: Draft, other: Draft): Draft {
  if (main.asked.type !== 'SKILL' || other.asked.type !== 'SKILL') return main
  const { value } = main.asked
  const min_years = value.min_years ?? other.asked.value.min_years
  const min_level = value.min_level ?? other.asked.value.min_level
  return { ...main, asked: { type: 'SKILL', value: { ...value, min_years, min_level } } }
}

/** The most insistent ones when there are too many, still in reading order. */
export function strongest(drafts: readonly Draft[], most: number): Draft[] {
  const chosen = drafts
    .toSorted((a, b) => STRENGTH[b.importance] - STRENGTH[a.importance] || a.at - b.at)
    .slice(0, most)
  return chosen.sort((a, b) => a.at - b.at)
}
