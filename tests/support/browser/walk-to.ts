import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Runs in the page: what a link inside the program does. */
const FOLLOW = (path: string) => `(() => {
  const { idx = 0 } = history.state ?? {}
  history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', ${JSON.stringify(path)})
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
})()`

/**
 * Goes to another page of the program that is already open, as its links do, and waits until that one is shown; to load
 * and compile the program again for each of many pages takes longer than all that is looked for on them.
 */
export async function walkTo(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.evaluate(FOLLOW(path))
  await expect(page).toHaveTitle(title)
}
