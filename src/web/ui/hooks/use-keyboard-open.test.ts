import { expect, test } from 'vitest'
import { isKeyboardOpen } from './use-keyboard-open.ts'

test.each([
  ['nothing covers the page', { height: 844, scale: 1 }, false],
  ["the browser's bars come and go", { height: 760, scale: 1 }, false],
  ['a keyboard', { height: 508, scale: 1 }, true],
  ['the page is pinched, without a keyboard', { height: 422, scale: 2 }, false],
  ['the page is pinched, with a keyboard', { height: 254, scale: 2 }, true],
])('%s', (_what, seen, open) => {
  expect(isKeyboardOpen(seen, 844)).toBe(open)
})
