import { expect, it } from 'vitest'
import { accents } from './cv-accents.ts'
import { cvDesign } from './cv-document.ts'

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each(accents)('$label can be read on white paper', ({ value }) => {
  expect(1.05 / (luminance(value) + 0.05)).toBeGreaterThanOrEqual(4.5)
  expect(cvDesign.safeParse({ accent: value }).success).toBe(true)
})

it('the colour of a new CV is one of them', () => {
  expect(accents.map(({ value }) => value)).toContain(cvDesign.parse({}).accent)
})
