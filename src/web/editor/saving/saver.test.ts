import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { Saver } from './saver.ts'

interface Text {
  words: string
}
type Stored = Text & { revision: number }

const failure = (status: number) => new ApiError({ status, code: 'x', message: 'No se pudo.' })

/** A server with one text and a device with one drawer, both in memory. */
function open() {
  const server: { text: Stored; saves: number; refuse: number[] } = {
    text: { words: 'a', revision: 1 },
    saves: 0,
    refuse: [],
  }
  const device: { words: string | null } = { words: null }
  const saver = new Saver<Text, Stored>(
    { base: { words: 'a' }, revision: 1, content: { words: 'a' } },
    {
      contentOf: ({ words }) => ({ words }),
      asSaved: ({ words }) => ({ words: words.trim() }),
      save: async ({ words }, revision) => {
        server.saves += 1
        const status = server.refuse.shift()
        if (status !== undefined) throw failure(status)
        if (revision !== server.text.revision) throw failure(409)
        server.text = { words, revision: revision + 1 }
        return server.text
      },
      load: async () => server.text,
      keep: ({ content }) => {
        device.words = content.words
        return true
      },
      drop: () => {
        device.words = null
      },
      onSaved: () => undefined,
      now: () => 5,
    },
  )
  return { saver, server, device }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a saver', () => {
  it('waits until nothing changed for a second and a half, then saves once', async () => {
    const { saver, server, device } = open()
    for (const words of ['b', 'bc', 'bcd ']) {
      saver.edit({ words })
      await vi.advanceTimersByTimeAsync(1_400)
    }
    expect(server.saves).toBe(0)
    expect(device.words).toBe('bcd ')
    await vi.advanceTimersByTimeAsync(100)
    expect(server.text).toEqual({ words: 'bcd', revision: 2 })
    expect(saver.state()).toEqual({ kind: 'SAVED', at: 5 })
    expect(device.words).toBeNull()
  })

  it('never writes over a text that it has not seen', async () => {
    const { saver, server, device } = open()
    server.text = { words: 'otra cosa', revision: 2 }
    saver.edit({ words: 'b' })
    await saver.flush()
    expect(saver.state()).toEqual({ kind: 'CONFLICT', base: { words: 'a' }, theirs: server.text })
    expect(device.words).toBe('b')
    await saver.resolve(server.text, { words: 'b y otra cosa' })
    expect(server.text).toEqual({ words: 'b y otra cosa', revision: 3 })
  })

  it('says why instead of trying again when the state forbids it', async () => {
    const { saver, server } = open()
    server.refuse = [409]
    saver.edit({ words: 'b' })
    await saver.flush()
    expect(saver.state()).toEqual({ kind: 'REFUSED', message: 'No se pudo.' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.saves).toBe(1)
  })

  it('keeps trying without a connection and loses nothing', async () => {
    const { saver, server, device } = open()
    server.refuse = [0, 503]
    saver.edit({ words: 'b' })
    await saver.flush()
    expect(saver.state()).toEqual({ kind: 'OFFLINE', on_device: true })
    expect(device.words).toBe('b')
    await vi.advanceTimersByTimeAsync(6_000)
    expect(server.text.words).toBe('b')
  })

  it('goes on with what a closed tab left, or asks when somebody wrote meanwhile', async () => {
    const left = { user_id: 'u', revision: 1, base: { words: 'a' }, content: { words: 'b' }, at: 1 }
    const { saver, server } = open()
    saver.replay(left, server.text)
    await vi.advanceTimersByTimeAsync(0)
    expect(server.text).toEqual({ words: 'b', revision: 2 })
    const other = open()
    other.server.text = { words: 'otra', revision: 7 }
    other.saver.replay(left, other.server.text)
    expect(other.saver.state().kind).toBe('CONFLICT')
  })

  it('goes on top of a revision that something else than a save made', async () => {
    const { saver, server } = open()
    server.text = { words: 'a', revision: 7 }
    saver.edit({ words: 'ab' })
    saver.follow(server.text)
    await saver.flush()
    expect([server.saves, server.text]).toEqual([1, { words: 'ab', revision: 8 }])
    expect(saver.revision()).toBe(8)
  })

  it('drops what is written for a text that the person wanted back', async () => {
    const { saver, server, device } = open()
    saver.edit({ words: 'ab' })
    server.text = { words: 'a', revision: 4 }
    expect(saver.take(server.text)).toEqual({ words: 'a' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect([server.saves, device.words, saver.state().kind]).toEqual([0, null, 'SAVED'])
  })
})
