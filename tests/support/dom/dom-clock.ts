import { onTestFinished, vi } from 'vitest'

const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waiting takes no time until the test lets it pass; the page itself goes on drawing. */
export function holdTime(): { pass: (milliseconds: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    pass: async (milliseconds) => {
      // What was asked for before is drawn first, so that its own waiting has begun.
      await drawn()
      await vi.advanceTimersByTimeAsync(milliseconds)
      await drawn()
    },
  }
}
