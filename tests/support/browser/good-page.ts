import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { randomFor } from '../chance/random.ts'
import { soak } from '../chance/soak.ts'
import { expect, test } from './e2e.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const OPTIONS = { runOnly: TAGS, resultTypes: ['violations'], iframes: false, preload: false }

/**
 * Runs in the page: its top, two frames, and the end of every animation that has one by the clock. A colour on its way to the other
 * theme is neither of the two, and anywhere else some control is half under the header, too small for axe.
 */
const SETTLED = `new Promise((done) => (scrollTo(0, 0), requestAnimationFrame(() => requestAnimationFrame(done)))).then(() =>
  Promise.allSettled(document.getAnimations().filter((one) => one.timeline === document.timeline && one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished)))`

/** Runs in the page: what axe finds, names that two elements have, and what makes the page too wide. */
const lookedAt = (judge: string) => `${SETTLED}.then(() => ${judge}).then(({ violations }) => ({
  findings: violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html + ' (' + node.failureSummary + ')').join(' | ')),
  doubles: [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at),
  too_wide: document.documentElement.scrollWidth <= window.innerWidth ? [] :
    [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1).map((one) => one.outerHTML.slice(0, 200)),
}))`

/**
 * Runs in the page: what is only half under the bar of a sheet is no fault, so each is scrolled into sight and judged again;
 * nor is what lies under a notice, which goes by itself: whether one still stands is a matter of how busy the machine is.
 */
const IN_SIGHT = `async ({ violations }) => {
  const notices = document.querySelector('section[aria-label="Avisos"]')
  notices?.style.setProperty('display', 'none')
  for (const found of violations.filter(({ id }) => id === 'target-size')) {
    const still = []
    for (const node of found.nodes) {
      const element = document.querySelector(node.target[0])
      element?.scrollIntoView({ block: 'center' })
      const again = element && (await axe.run(element, { runOnly: ['target-size'] }))
      if (!again || again.violations.length > 0) still.push(node)
    }
    found.nodes = still
  }
  notices?.style.removeProperty('display')
  return { violations: violations.filter(({ nodes }) => nodes.length > 0) }
}`

const AXE_LOOKS = lookedAt(`axe.run(document, ${JSON.stringify(OPTIONS)}).then(${IN_SIGHT})`)
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

/** Whether it is too wide for the narrowest screen, at the price of one layout. */
export const MEASURED = [{ width: 320, colorScheme: 'light', axe: false }] as const satisfies readonly Look[]

/** Which of a long list axe looks at: a few by chance in every run, all with `SOAK=1`; what it leaves out is still measured. */
export function drawnLooks<T>(list: readonly T[], most: number): (one: T) => readonly Look[] {
  const drawn = new Set(soak(randomFor(test.info().title).some(list, most), [...list]))
  return (one) => (drawn.has(one) ? LOOKS : MEASURED)
}

const turns = new WeakMap<Page, number>()

/**
 * Axe costs more than all else that a walk does, so a run plays it on every second screen, in one of its looks, and
 * measures each at the narrowest, where things break. Each change draws anew; `SOAK=1` plays all of them.
 */
function played(page: Page, looks: readonly Look[]): readonly Look[] {
  const turn = (turns.get(page) ?? 0) + 1
  turns.set(page, turn)
  const random = randomFor(`${test.info().titlePath.join(' ')} ${turn}`)
  const judged = looks.filter(({ axe }) => axe !== false)
  const drawn = judged.length > 0 && random.whole(2) === 0 ? random.oneOf(judged) : null
  const narrowest = looks.toSorted((one, other) => one.width - other.width).slice(0, 1)
  const measured = narrowest.filter((look) => look !== drawn && (look.width < NARROW || !drawn)).map(measuredOnly)
  return soak([...measured, ...(drawn ? [drawn] : [])], [...looks])
}

const NARROW = 400
const measuredOnly = (look: Look): Look => ({ ...look, axe: false })

/** Looks at the page as it stands, without loading it again: axe finds nothing and nothing overflows. */
export async function expectGoodPage(page: Page, looks: readonly Look[] = LOOKS): Promise<void> {
  const before = page.viewportSize()
  for (const look of played(page, looks)) await expectGoodLook(page, look)
  if (before) await page.setViewportSize(before)
}

async function expectGoodLook(page: Page, { width, colorScheme, axe }: Look): Promise<void> {
  // Half a megabyte, so it is sent once for each document and not once for each look.
  if (axe !== false && !(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE)
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 844 })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const where = `${page.url()} (${colorScheme}, ${width} px)`
  const seen = await page.evaluate(axe === false ? ONLY_MEASURED : AXE_LOOKS)
  expect(seen, where).toEqual({ findings: [], doubles: [], too_wide: [] })
}
