import { readByRules } from '../../src/server/features/ad-reader/propose-requirements.ts'
import { requirementsOf } from '../../src/server/features/ad-reader/spans/span-requirements.ts'
import { LanguageModel } from '../../src/server/features/language/model/model.ts'
import { requirementWords } from '../../src/shared/words/requirements.ts'
import { adIn } from './text-file.ts'

type Became = ReturnType<typeof requirementsOf>[number]

/** Prints what the language model marks in an ad and what each span became. */
export async function printAd(file: string): Promise<void> {
  const { title, text } = adIn(file)
  const model = await LanguageModel.loadForAds()
  const { ad, placed } = readByRules(text, title || null)
  const spans = await model.tagAd(title, ad.text)
  const became = requirementsOf(spans, { ad, placed })
  for (const span of spans) {
    const words = ad.text.slice(span.start, span.end).replace(/\s+/g, ' ')
    const said = span.class === 'asked' ? `${span.importance} ${span.kind}` : ''
    console.log(`${span.probability.toFixed(2)}  ${span.class.padEnd(9)} ${said.padEnd(16)} ${words}`)
    for (const one of became.filter((found) => isIn(span, found))) console.log(`${' '.repeat(33)}→ ${wordsOf(one)}`)
  }
  console.log('\nBy rules alone:')
  for (const one of became.filter((found) => !spans.some((span) => isIn(span, found))))
    console.log(`${' '.repeat(6)}«${one.proposal.quote}» → ${wordsOf(one)}`)
}

const isIn = (span: { start: number; end: number }, { at, end }: Became): boolean => at < span.end && span.start < end

const wordsOf = ({ proposal: { requirement, selected, reason } }: Became): string =>
  `${selected === false ? '[ ]' : '[x]'} ${requirement.importance} ${requirement.type} «${requirementWords(requirement)}»${reason ? ` (${reason})` : ''}`
