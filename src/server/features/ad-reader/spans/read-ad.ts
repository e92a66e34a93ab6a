import type { z } from 'zod'
import type { LanguageModel } from '#server/features/language/model/model.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import { readByRules } from '../propose-requirements.ts'
import { quotedFrom } from './pasted-words.ts'
import { requirementsOf } from './span-requirements.ts'

type Answer = z.output<typeof contract.proposeRequirements.answer>

/** What a pasted ad says, as a draft of a vacancy; each requirement quotes the words that it was read from. */
export async function readAdWith(model: LanguageModel, pasted: string, title: string | null): Promise<Answer> {
  const { ad, placed, draft } = readByRules(pasted, title)
  const spans = await model.tagAd(title ?? '', ad.text)
  return { ...draft, requirements: quotedFrom(pasted, ad.text, requirementsOf(spans, { ad, placed })) }
}
