import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

const STEP = 5
const EQUAL_STEPS = 60
const GROWTH = 1.1

/**
 * Stops the installed clock of a page. An installed clock runs on by itself, so that on a busy machine a toast has left
 * or a redirect has come before the test has looked; on a stopped clock every time is exact.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()')
  await page.clock.pauseAt(now + 5_000)
}

/**
 * Lets a stopped clock go on in small steps until something is there; answers by how many milliseconds. The steps grow
 * when it takes many: a page on a busy machine may start to wait only after its time was skipped, and waits all of it.
 */
export async function tickUntil(
  page: Page,
  isThere: () => boolean | Promise<boolean>,
  step_ms = STEP,
): Promise<number> {
  let [passed, steps] = [0, 0]
  const step = async () => {
    const now_ms = Math.round(step_ms * GROWTH ** Math.max(0, steps - EQUAL_STEPS))
    await page.clock.runFor(now_ms)
    passed += now_ms
    steps += 1
    return isThere()
  }
  await expect.poll(step, { intervals: [20] }).toBe(true)
  return passed
}
