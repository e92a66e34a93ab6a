import type { Locator, Page } from '@playwright/test'
import { expect } from '../e2e.ts'

/** How somebody works with a page: with a pointer, or with nothing but the keyboard. */
export interface Hands {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  check(target: Locator): Promise<void>
  choose(target: Locator, label: string): Promise<void>
  /** Types into a combobox and takes what it proposes. */
  take(target: Locator, typed: string, option: Locator): Promise<void>
}

export const pointer: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  check: (target) => target.check(),
  choose: async (target, label) => void (await target.selectOption({ label })),
  take: async (target, typed, option) => {
    await target.fill(typed)
    await option.click()
  },
}

const STOPS_MAX = 200

type Stop = HTMLElement | SVGElement

/** Runs in the page: whether focus is there, and by which key it comes closer. Radios of a group are one stop, and so are tabs. */
function towards(target: Stop): string {
  const here = document.activeElement
  const groupOf = (one: Element | null) =>
    one instanceof HTMLInputElement && one.type === 'radio' ? one.name : (one?.closest('[role="tablist"]') ?? null)
  if (here === target || (groupOf(target) !== null && groupOf(here) === groupOf(target))) return 'there'
  if (!here || here === document.body) return 'Tab'
  return here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}

/** Runs in the page: focus can be seen, and something of what has it (or of its label) lies under nothing else. */
function isInSight(): boolean {
  const target = document.activeElement
  const places = [0.1, 0.5, 0.9].flatMap((down) => [0.1, 0.5, 0.9].map((right) => [right, down] as const))
  const isUncovered = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return places.some(([right, down]) => {
      const found = document.elementFromPoint(left + width * right, top + height * down)
      return found !== null && (one.contains(found) || found.contains(one))
    })
  }
  if (!target?.matches(':focus-visible')) return false
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
  return [target, ...labels].some(isUncovered)
}

const hasFocus = (target: Stop): boolean => target === document.activeElement

async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    const key = await target.evaluate(towards)
    if (key === 'there') return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

async function focus(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  await expect.poll(() => page.evaluate(isInSight)).toBe(true)
}

/** Tab, Shift+Tab, arrows, space, Enter and letters; every stop that is used must show its focus. */
export function keyboard(page: Page): Hands {
  const key = (name: string) => page.keyboard.press(name)
  const until = async (name: string, done: () => Promise<boolean>) => {
    for (let pressed = 0; pressed < STOPS_MAX && !(await done()); pressed++) await key(name)
  }
  return {
    async press(target) {
      await focus(page, target)
      await until('ArrowRight', () => target.evaluate(hasFocus))
      await key('Enter')
    },
    async write(target, text) {
      await focus(page, target)
      await key('ControlOrMeta+A')
      await page.keyboard.insertText(text)
    },
    async check(target) {
      await focus(page, target)
      if ((await target.getAttribute('type')) === 'radio') await until('ArrowDown', () => target.evaluate(hasFocus))
      if (!(await target.isChecked())) await key('Space')
      await expect(target).toBeChecked()
    },
    async choose(target, label) {
      await focus(page, target)
      await page.keyboard.type(label)
      await expect(target.locator('option:checked')).toHaveText(label)
    },
    async take(target, typed, option) {
      await focus(page, target)
      await page.keyboard.type(typed)
      await expect(option).toBeVisible()
      await until('ArrowDown', async () => (await option.getAttribute('aria-selected')) === 'true')
      await key('Enter')
    },
  }
}
