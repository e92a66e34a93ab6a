import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readAdWith } from '#server/features/ad-reader/spans/read-ad.ts'
import { LanguageModel } from '#server/features/language/model/model.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { TOO_MANY_REQUIREMENTS } from '#shared/vacancies/lint/rules/requirements.ts'

interface Demand {
  quote: string
  importance: 'must' | 'plain' | 'wish'
  kind: string
}
interface Ad {
  title: string
  text: string
  demands: Demand[]
}
type Range = readonly [number, number]

const kept = ['kept-a', 'kept-b', 'kept-c'].flatMap((name): Ad[] =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../training/pairs/${name}.json`, import.meta.url)), 'utf8')),
)
const IMPORTANCE = { must: 'EXCLUYENTE', plain: 'IMPORTANTE', wish: 'DESEABLE' }
/** Told apart by the document part of the ad, or never asked of a CV. */
const NO_LINES = new Set(['condition', 'soft', 'work'])

function rangeIn(text: string, quote: string): Range | undefined {
  const at = flatten(text).indexOf(flatten(quote))
  return at < 0 ? undefined : [at, at + quote.length]
}

/** Half of the shorter one stands in the other. */
const meets = (a: Range, b: Range): boolean =>
  Math.min(a[1], b[1]) - Math.max(a[0], b[0]) >= 0.5 * Math.min(a[1] - a[0], b[1] - b[0])

it('ads that nothing was learnt from are read with what they ask for, once, and as much as they ask', {
  timeout: 600_000,
}, async () => {
  const model = await LanguageModel.loadForAds()
  const sum = { demands: 0, found: 0, importance: 0, lines: 0, once: 0 }
  for (const { title, text, demands } of kept) {
    const { requirements } = await readAdWith(model, text, title)
    const placed = demands.flatMap((demand) => {
      const range = rangeIn(text, demand.quote)
      return range ? [{ ...demand, range }] : []
    })
    const asked = placed.filter(({ kind }) => !NO_LINES.has(kind))
    const answered = new Set<Demand>()
    for (const { quote, requirement, selected, reason } of requirements) {
      const range = rangeIn(text, quote)
      expect(range, quote).toBeDefined()
      if (!range || (selected === false && reason !== TOO_MANY_REQUIREMENTS)) continue
      const hits = asked.filter((demand) => meets(range, demand.range))
      if (hits.length === 0 && placed.some((other) => meets(range, other.range))) continue
      sum.lines += 1
      const [fresh] = hits.filter((demand) => !answered.has(demand))
      if (!fresh) continue
      sum.once += 1
      sum.importance += requirement.importance === IMPORTANCE[fresh.importance] ? 1 : 0
      for (const demand of hits) answered.add(demand)
    }
    sum.demands += asked.length
    sum.found += answered.size
  }
  expect(sum.found / sum.demands).toBeGreaterThan(0.95)
  expect(sum.once / sum.lines).toBeGreaterThan(0.92)
  expect(sum.importance / sum.once).toBeGreaterThan(0.9)
})
