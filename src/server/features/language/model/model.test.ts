import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LanguageModel } from './model.ts'
import { Pieces } from './pieces.ts'

const { ads, cvs } = z
  .object({
    ads: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        pieces: z.array(z.int()),
        spans: z.array(z.tuple([z.int(), z.int(), z.string(), z.string(), z.string(), z.number()])),
      }),
    ),
    cvs: z.array(
      z.object({
        lines: z.array(z.string()),
        tags: z.array(
          z.object({
            kind: z.string(),
            probability: z.number(),
            spans: z.array(z.tuple([z.string(), z.int(), z.int(), z.number()])),
          }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('samples.json', import.meta.url), 'utf8')))

describe('the model in the product', () => {
  it('cuts texts as in its training', () => {
    const pieces = new Pieces()
    for (const { title, text, pieces: ids } of ads) {
      const whole = title === '' ? text : `${title}\n${text}`
      expect(
        pieces
          .of(whole)
          .slice(0, ids.length)
          .map(({ id }) => id),
      ).toEqual(ids)
    }
  })

  it('says what it said in its training, of long ads too', async () => {
    const model = await LanguageModel.loadForAds()
    for (const { title, text, spans } of ads) {
      const before = title === '' ? 0 : title.length + 1
      const wanted = spans.filter(([start]) => start >= before)
      const found = await model.tagAd(title, text)
      expect(
        found.map((span) => [span.start + before, span.end + before, span.class, span.importance, span.kind]),
      ).toEqual(wanted.map(([start, end, name, importance, kind]) => [start, end, name, importance, kind]))
      for (const [at, span] of found.entries()) expect(span.probability).toBeCloseTo(wanted[at]?.[5] ?? 0, 2)
    }
  })

  it('says of the lines of a CV what it said in its training', async () => {
    const model = await LanguageModel.load()
    for (const { lines, tags } of cvs) {
      const found = await model.tagCv(lines)
      expect(found.map(({ kind, spans }) => [kind, spans.map((span) => [span.kind, span.start, span.end])])).toEqual(
        tags.map(({ kind, spans }) => [kind, spans.map(([name, start, end]) => [name, start, end])]),
      )
      for (const [at, line] of found.entries()) expect(line.probability).toBeCloseTo(tags[at]?.probability ?? 0, 2)
    }
  })

  it('says the same of the same text', async () => {
    const model = await LanguageModel.loadForAds()
    const [{ title, text } = { title: '', text: '' }] = ads
    expect(await model.tagAd(title, text)).toEqual(await model.tagAd(title, text))
  })
})
