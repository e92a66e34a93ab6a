import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdleCache } from './idle-cache.ts'
import { collectGarbage, tidyWhenQuiet } from './tidy-when-quiet.ts'

const LOOK_MS = 30_000
const MEGABYTE = 1024 ** 2

describe('tidyWhenQuiet', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function watched() {
    const seen = { computed_ms: 0, megabytes: 180, collected: 0 }
    const stop = tidyWhenQuiet({
      computed_ms: () => seen.computed_ms,
      resident_bytes: () => seen.megabytes * MEGABYTE,
      collect: () => {
        seen.collected += 1
        seen.megabytes = 150
      },
    })
    const next = (computed: number, megabytes = seen.megabytes) => {
      Object.assign(seen, { computed_ms: seen.computed_ms + computed, megabytes })
      vi.advanceTimersByTime(LOOK_MS)
      return seen.collected
    }
    return { next, stop }
  }

  it('tidies once after the start and again when work has left much', () => {
    const { next, stop } = watched()
    expect(next(20_000)).toBe(0)
    expect(next(400)).toBe(1)
    expect(next(400, 160)).toBe(1)
    expect(next(20_000, 300)).toBe(1)
    expect(next(400)).toBe(2)
    expect(next(400)).toBe(2)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tidies again after a pause in long work, though what followed added little', () => {
    const { next, stop } = watched()
    expect(next(400, 250)).toBe(1)
    expect(next(20_000, 160)).toBe(1)
    expect(next(400)).toBe(2)
    expect(next(400, 161)).toBe(2)
    expect(next(400, 163)).toBe(3)
    stop()
  })

  it('lets go of what can be made again, and not while there is work', () => {
    const { next, stop } = watched()
    const kept = new IdleCache<string>()
    kept.set('large')
    next(20_000)
    expect(kept.get()).toBe('large')
    next(400)
    expect(kept.get()).toBeUndefined()
    expect(kept.set('again')).toBe('again')
    stop()
  })
})

describe('collectGarbage', () => {
  it('leaves nothing that nobody holds, and the flags as they were', async () => {
    const unheld = new WeakRef({ large: true })
    await setImmediate()
    collectGarbage()
    expect(unheld.deref()).toBeUndefined()
    expect(runInNewContext('typeof gc')).toBe('undefined')
  })
})
