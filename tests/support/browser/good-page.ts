import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const OPTIONS = { runOnly: TAGS, resultTypes: ['violations'], iframes: false, preload: false }

/**
 * Runs in the page: its top, two frames, and the end of every animation that has one. A colour on its way to the other
 * theme is neither of the two, and anywhere else some control is half under the header, too small for axe.
 */
const SETTLED = `new Promise((done) => (scrollTo(0, 0), requestAnimationFrame(() => requestAnimationFrame(done)))).then(() =>
  Promise.allSettled(document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished)))`

/** Runs in the page: what axe finds, names that two elements have, and what makes the page too wide. */
const lookedAt = (judge: string) => `${SETTLED}.then(() => ${judge}).then(({ violations }) => ({
  findings: violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html + ' (' + node.failureSummary + ')').join(' | ')),
  doubles: [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at),
  too_wide: document.documentElement.scrollWidth <= window.innerWidth ? [] :
    [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1).map((one) => one.outerHTML.slice(0, 200)),
}))`

const AXE_LOOKS = lookedAt(`axe.run(document, ${JSON.stringify(OPTIONS)})`)
const ONLY_MEASURED = lookedAt('({ violations: [] })')

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  /** Axe takes most of the time of a look; what it would find here it finds in another. */
  axe?: false
}

/** Phone, tablet and desk: every token is seen in both themes, and a tablet shows parts of the other two. */
export const LOOKS = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'light', axe: false },
  { width: 1280, colorScheme: 'dark' },
] as const satisfies readonly Look[]

/** Looks at the page as it stands, without loading it again: axe finds nothing and nothing overflows. */
export async function expectGoodPage(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  const before = page.viewportSize()
  // Half a megabyte, so it is sent once for each document and not once for each look.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE)
  for (const { width, colorScheme, axe } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const where = `${page.url()} (${colorScheme}, ${width} px)`
    const seen = await page.evaluate(axe === false ? ONLY_MEASURED : AXE_LOOKS)
    expect(seen, where).toEqual({ findings: [], doubles: [], too_wide: [] })
  }
  if (before) await page.setViewportSize(before)
}
