import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { ShareCard } from '../plain/share-card.ts'
import { renderCard } from './render.ts'

const turn = { person: 'somebody' }
const card = (values: Partial<ShareCard> = {}): ShareCard => ({
  over: 'Peña & O’Brien',
  title: 'Enfermera de urgencias',
  line: 'Presencial · Málaga',
  figure: '30.000 EUR',
  ...values,
})

/** The share of pixels that are nearly black. */
async function inked(png: Uint8Array): Promise<number> {
  const { data } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 60).length / data.length
}

it('is a picture of the size that networks ask for, small, and the same for the same words', async () => {
  const [one, two, other] = [
    await renderCard(turn, card()),
    await renderCard(turn, card()),
    await renderCard(turn, card({ title: 'Fontanero' })),
  ]
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(one.length).toBeLessThan(100_000)
  expect(Buffer.compare(one, two)).toBe(0)
  expect(Buffer.compare(one, other)).not.toBe(0)
  expect(await inked(one)).toBeGreaterThan(0.02)
})

it.each([
  ['no words at all', { over: '', title: '', line: '', figure: '' }],
  ['other scripts', { title: '工程师 и инженер 🚀', over: '株式会社' }],
  ['signs of the template', { title: '#panic("x") $x$ [a] *b* \\u{1}', over: '#import "x"' }],
  ['a title that never ends', { title: 'Responsable '.repeat(30), over: 'x'.repeat(200) }],
])('%s: still a picture', async (_, values) => {
  expect(await sharp(await renderCard(turn, card(values))).metadata()).toMatchObject({ width: 1200, height: 630 })
})
