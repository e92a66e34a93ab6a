import type { Browser, BrowserContext, Page } from '@playwright/test'
import { writeDownToasts } from './browser/toasts.ts'

/** Any page of this origin will do to reach its storage; this one is the cheapest. */
export const CHEAP_PAGE = '/manifest.webmanifest'

/** Runs in the page: forgets what the last test left behind, and says whether the browser's own clock is still there. */
const FORGET = `(() => {
  localStorage.clear()
  return setTimeout.toString().includes('[native code]')
})()`

/**
 * One context for all tests of a worker, so that the program is fetched and compiled once and not once for each test.
 * Every test gets a new page, an empty storage and no cookies; a test that took the clock takes the context with it.
 */
export function warmContext(browser: Browser) {
  let context: BrowserContext | undefined
  let keeper: Page | undefined

  async function isClean(): Promise<boolean> {
    if (!context || !keeper || keeper.isClosed()) return false
    await context.clearCookies()
    return keeper.evaluate<boolean>(FORGET)
  }

  return {
    async open(headers: Record<string, string>): Promise<BrowserContext> {
      if (!(await isClean())) {
        await context?.close()
        // What a page keeps for later would only take time from the tests; one of them tries it in a context of its own.
        context = await browser.newContext({ serviceWorkers: 'block' })
        await writeDownToasts(context)
        keeper = await context.newPage()
        await keeper.goto(CHEAP_PAGE)
      }
      if (!context) throw new Error('unreachable')
      await context.setExtraHTTPHeaders(headers)
      return context
    },
    async leave(): Promise<void> {
      for (const page of context?.pages() ?? []) if (page !== keeper) await page.close()
    },
    async close(): Promise<void> {
      await context?.close()
    },
  }
}
