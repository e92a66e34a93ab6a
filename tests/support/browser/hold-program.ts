import type { Page } from '@playwright/test'

/** Keeps the program of a drawn page away until it is called for. */
export async function holdProgram(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
