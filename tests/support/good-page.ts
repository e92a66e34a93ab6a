import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs in the page: two frames, and the end of every animation that has one. */
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.allSettled(document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished)))
  .then(() => undefined)`

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

/** Phone, tablet and desk, both themes: every token is seen in both, every layout in one. */
export const LOOKS = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const satisfies readonly Look[]

/** Looks at the page as it stands, without loading it again: axe finds nothing and nothing overflows. */
export async function expectGoodPage(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  const before = page.viewportSize()
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // A colour on its way to the other theme is neither of the two.
    await page.evaluate(SETTLED)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    const where = `${page.url()} (${colorScheme}, ${width} px)`
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    expect(findings, where).toEqual([])
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(overflow, where).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
