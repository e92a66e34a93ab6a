import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Runs in every page before anything else: writes down what each toast says, in the order in which they come. */
const WRITE_DOWN = `(() => {
  window.toasts = []
  const TOAST = 'section[aria-label="Avisos"] > [role]'
  // One that was asked for before their place was there comes together with it.
  const toastsIn = (node) => (node instanceof Element ? [node, ...node.querySelectorAll(TOAST)].filter((one) => one.matches(TOAST)) : [])
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const toast of [...addedNodes].flatMap(toastsIn)) window.toasts.push(toast.textContent)
  }).observe(document, { childList: true, subtree: true })
})()`

export const writeDownToasts = (context: BrowserContext) => context.addInitScript(WRITE_DOWN)

/** A toast said this since the page was loaded; it may be gone, for a busy machine looks more seldom than every two seconds. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate<string[]>('window.toasts ?? []')).toContain(text)
}
