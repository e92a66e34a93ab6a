import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LanguageModel } from '#server/features/language/model/model.ts'

interface Ad {
  title: string
  text: string
  demands: { quote: string; importance: 'must' | 'plain' | 'wish'; kind: string }[]
}

const kept = ['kept-a', 'kept-b'].flatMap((name): Ad[] =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../training/pairs/${name}.json`, import.meta.url)), 'utf8')),
)

const NO_LINES = new Set(['condition', 'soft', 'work'])

it('the model marks what ads ask for that nothing was learnt from, and how much it is asked', {
  timeout: 600_000,
}, async () => {
  const model = await LanguageModel.loadForAds()
  const sum = { demands: 0, found: 0, importance: 0, spans: 0, touching: 0 }
  for (const { title, text, demands } of kept) {
    const asked = (await model.tagAd(title, text)).filter((span) => span.class === 'asked')
    const placed = demands.flatMap((demand) => {
      const start = text.indexOf(demand.quote)
      return start < 0 ? [] : [{ ...demand, start, end: start + demand.quote.length }]
    })
    for (const { start, end, importance } of placed.filter(({ kind }) => !NO_LINES.has(kind))) {
      const over = (span: { start: number; end: number }) => Math.min(span.end, end) - Math.max(span.start, start)
      const [best] = asked.toSorted((a, b) => over(b) - over(a))
      sum.demands += 1
      if (!best || over(best) < 0.5 * Math.min(end - start, best.end - best.start)) continue
      sum.found += 1
      if (best.importance === importance || (importance === 'plain' && best.importance === 'must')) sum.importance += 1
    }
    sum.spans += asked.length
    sum.touching += asked.filter((span) => placed.some(({ start, end }) => span.start < end && start < span.end)).length
  }
  expect(sum.found / sum.demands).toBeGreaterThan(0.94)
  expect(sum.importance / sum.found).toBeGreaterThan(0.92)
  expect(sum.touching / sum.spans).toBeGreaterThan(0.92)
})
