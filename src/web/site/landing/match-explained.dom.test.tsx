import { expect, it } from 'vitest'
import { verdictWords } from '#shared/words/matching.ts'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { MatchExplained } from './match-explained.tsx'

it('says each verdict in the words that the product and the published rule use', async () => {
  await openAt('/', <MatchExplained />)
  const said = [...document.querySelectorAll('details p > span')].map((line) => line.textContent.split(' · ')[0])
  expect(new Set(said)).toEqual(new Set(Object.values(verdictWords)))
})
