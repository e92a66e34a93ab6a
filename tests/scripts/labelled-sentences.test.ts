import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type SentenceKind, sentenceKinds } from '#server/features/cv-reader/parse/loose/sentence-kinds.ts'
import { labelledSentences } from '#tests/support/text/labelled-sentences.ts'

const kept = labelledSentences(fileURLToPath(new URL('../../training/sentences/kept.txt', import.meta.url)))
const SURE = 0.6

it('tells what sentences are that nothing was learnt from, and is seldom wrong where it is sure', () => {
  const judged = kept.map(({ text, kind }) => {
    const [best] = Object.entries(sentenceKinds(text)).toSorted(([, a], [, b]) => b - a)
    const [said, likely] = (best ?? ['ELSE', 0]) as [SentenceKind, number]
    return { right: said === kind, sure: likely >= SURE }
  })
  const share = (rows: readonly { right: boolean }[]) => rows.filter(({ right }) => right).length / rows.length
  expect(kept.length).toBeGreaterThan(400)
  expect(share(judged)).toBeGreaterThan(0.7)
  expect(share(judged.filter(({ sure }) => sure))).toBeGreaterThan(0.9)
  expect(judged.filter(({ sure }) => sure).length).toBeGreaterThan(kept.length / 2)
})
