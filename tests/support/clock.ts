export interface TestClock {
  now: () => Date
  /** Moves the time on; nothing else does. */
  forward: (seconds: number) => void
}

export function fixedClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    forward: (seconds) => {
      time += seconds * 1000
    },
  }
}
