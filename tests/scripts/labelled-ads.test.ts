import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { withKinds } from '#server/features/ad-reader/text/kinds/with-kinds.ts'
import type { Statement } from '#server/features/ad-reader/text/statements.ts'
import { type Labelled, labelledAds } from '#tests/support/text/labelled-ads.ts'

const kept = labelledAds(fileURLToPath(new URL('../../training/ads/kept.txt', import.meta.url)))

const isAsked = ({ kind }: Pick<Labelled, 'kind'>): boolean => kind === 'MUST' || kind === 'WISH'

/** Of what was taken for a demand, how much is one; and of the demands, how many were taken for one. */
function measured(judge: (ad: readonly Labelled[]) => readonly Statement[]): { right: number; found: number } {
  let taken = 0
  let both = 0
  let asked = 0
  for (const ad of kept)
    for (const [at, { stance }] of judge(ad).entries()) {
      const is_demand = ad[at] !== undefined && isAsked(ad[at])
      taken += stance === 'ASKED' ? 1 : 0
      asked += is_demand ? 1 : 0
      both += stance === 'ASKED' && is_demand ? 1 : 0
    }
  return { right: both / taken, found: both / asked }
}

it('tells demands from all else in ads that nothing was learnt from, better than rules for single lines', () => {
  const statements = (ad: readonly Labelled[]) => ad.map(({ statement }) => statement)
  const by_rules = measured(statements)
  const learnt = measured((ad) => withKinds({ statements: statements(ad), asides: [] }).statements)
  expect(learnt.right).toBeGreaterThan(0.9)
  expect(learnt.found).toBeGreaterThan(0.95)
  expect(by_rules.right).toBeLessThan(learnt.right)
  expect(by_rules.found).toBeLessThan(learnt.found)
})
