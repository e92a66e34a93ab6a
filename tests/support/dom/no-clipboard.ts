import { onTestFinished } from 'vitest'

/** Until the test ends the page is one without encryption, where browsers have no clipboard. */
export function noClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
}
