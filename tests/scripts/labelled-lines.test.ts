import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { cosine, encode, encodeLine } from '#server/features/language/encoder/encoder.ts'
import { labelledLines } from '#tests/support/text/labelled-lines.ts'

const kept = labelledLines(fileURLToPath(new URL('../../training/lines/kept.txt', import.meta.url)))

/** Among all that people of the same trade say, how often the line that shows what is asked for is one of the nearest. */
function foundBy(encoded: (text: string) => Float32Array): { nearest: number; two_nearest: number } {
  const groups = kept.map(({ trade, ads, cvs, parts }) => ({
    trade,
    asked: ads.map(encoded),
    shown: cvs.map(encoded),
    parts: parts.map(encoded),
  }))
  const places = groups.flatMap((group) => {
    const others = groups.filter((one) => one !== group && one.trade === group.trade)
    const lines = others.flatMap(({ shown, parts }) => [...shown, ...parts])
    return group.asked.map((asked) => {
      const own = Math.max(...group.shown.map((line) => cosine(asked, line)))
      return lines.filter((line) => cosine(asked, line) >= own).length
    })
  })
  const share = (most: number) => places.filter((place) => place < most).length / places.length
  return { nearest: share(1), two_nearest: share(2) }
}

it('finds the line that shows a demand in other words, among lines of the same trade that nothing was learnt from', () => {
  const as_names = foundBy(encode)
  const as_lines = foundBy(encodeLine)
  expect(as_lines.nearest).toBeGreaterThan(0.58)
  expect(as_lines.two_nearest).toBeGreaterThan(0.72)
  expect(as_names.nearest).toBeLessThan(as_lines.nearest)
  expect(as_names.two_nearest).toBeLessThan(as_lines.two_nearest)
})
