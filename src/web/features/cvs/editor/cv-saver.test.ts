import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import type { DeviceCopy } from '#web/editor/saving/device-copies.ts'
import { Saver } from '#web/editor/saving/saver.ts'
import { asSaved, contentOf } from './saved-content.ts'
import { aCv, failure, titled } from './testing/a-cv.ts'

/** A server with one CV and a device with one drawer, both in memory. */
function open(start = aCv(1)) {
  const server = { cv: start, saves: 0, refuse: [] as number[] }
  const device: { copy: Omit<DeviceCopy<CvContent>, 'user_id'> | null; full: boolean } = { copy: null, full: false }
  const text = contentOf(start)
  const saver = new Saver<CvContent, CvDetail>(
    { base: text, revision: start.revision, content: text },
    {
      contentOf,
      asSaved: (content) => asSaved(content, start.title),
      save: async (content, revision) => {
        server.saves += 1
        const status = server.refuse.shift()
        if (status !== undefined) throw failure(status)
        if (revision !== server.cv.revision) throw failure(409)
        server.cv = { ...server.cv, ...content, revision: revision + 1 }
        return server.cv
      },
      load: async () => {
        const status = server.refuse.shift()
        if (status !== undefined) throw failure(status)
        return server.cv
      },
      keep: (copy) => {
        if (!device.full) device.copy = copy
        return !device.full
      },
      drop: () => {
        device.copy = null
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

describe('saving', () => {
  it('waits until nothing changed for a second and a half, then saves once', async () => {
    const { saver, server, device } = open()
    for (const title of ['A', 'AB', 'ABC']) {
      saver.edit(titled(title))
      await vi.advanceTimersByTimeAsync(1_400)
    }
    expect(server.saves).toBe(0)
    expect(saver.state()).toEqual({ kind: 'WAITING' })
    expect(device.copy?.content.title).toBe('ABC')
    await vi.advanceTimersByTimeAsync(100)
    expect(server.cv).toMatchObject({ title: 'ABC', revision: 2 })
    expect(saver.state()).toEqual({ kind: 'SAVED', at: 5 })
    expect(device.copy).toBeNull()
  })

  it('saves again what was written while a save was under way', async () => {
    const { saver, server } = open()
    saver.edit(titled('A'))
    const first = saver.flush()
    saver.edit(titled('B'))
    await first
    expect(saver.state()).toEqual({ kind: 'WAITING' })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(server.cv).toMatchObject({ title: 'B', revision: 3 })
    expect(saver.state().kind).toBe('SAVED')
  })

  it('asks the server for nothing when the change was taken back', async () => {
    const { saver, server, device } = open()
    saver.edit(titled('A'))
    saver.edit(titled('Mi CV '))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(server.saves).toBe(0)
    expect(saver.state().kind).toBe('SAVED')
    expect(device.copy).toBeNull()
  })

  it('keeps the last title while the new one is empty', async () => {
    const { saver, server } = open()
    saver.edit({ ...titled('x'), title: ' ', target_role: 'Analista' })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(server.cv).toMatchObject({ title: 'Mi CV', target_role: 'Analista' })
  })
})

describe('trouble', () => {
  it.each([0, 500, 503, 429])('tries again with growing pauses after %d', async (status) => {
    const { saver, server, device } = open()
    server.refuse = [status, status]
    saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(saver.state()).toEqual({ kind: 'OFFLINE', on_device: true })
    expect(device.copy?.content.title).toBe('A')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server.saves).toBe(2)
    await vi.advanceTimersByTimeAsync(3_900)
    expect(server.saves).toBe(2)
    await vi.advanceTimersByTimeAsync(100)
    expect(server.cv.title).toBe('A')
    expect(saver.state().kind).toBe('SAVED')
  })

  it('tries at once when the network is back', async () => {
    const { saver, server } = open()
    server.refuse = [0]
    saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(1_500)
    saver.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.cv.title).toBe('A')
  })

  it('says so when the device has no room', async () => {
    const { saver, server, device } = open()
    device.full = true
    server.refuse = [0]
    saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(saver.state()).toEqual({ kind: 'OFFLINE', on_device: false })
  })

  it('stops at a refusal until something changes', async () => {
    const { saver, server, device } = open()
    server.refuse = [422]
    saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.saves).toBe(1)
    expect(saver.state()).toEqual({ kind: 'REFUSED', message: 'No se pudo.' })
    expect(device.copy?.content.title).toBe('A')
    saver.edit(titled('B'))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(server.cv.title).toBe('B')
  })

  it('leaves everything on the device when the session is over', async () => {
    const { saver, server, device } = open()
    server.refuse = [401]
    saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.saves).toBe(1)
    expect(device.copy?.content.title).toBe('A')
  })
})

describe('somebody else saved', () => {
  it('asks, and saves nothing until the person has chosen', async () => {
    const { saver, server, device } = open()
    server.cv = aCv(7, { title: 'Otro' })
    saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(saver.state()).toMatchObject({ kind: 'CONFLICT', base: { title: 'Mi CV' }, theirs: { title: 'Otro' } })
    saver.edit(titled('AB'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.saves).toBe(1)
    expect(server.cv).toMatchObject({ title: 'Otro', revision: 7 })
    expect(device.copy?.content.title).toBe('AB')
    await saver.resolve(server.cv, titled('Elegido'))
    expect(server.cv).toMatchObject({ title: 'Elegido', revision: 8 })
    expect(saver.state().kind).toBe('SAVED')
    expect(device.copy).toBeNull()
  })

  it('asks again when yet another save came between', async () => {
    const { saver, server } = open()
    server.cv = aCv(7, { title: 'Otro' })
    saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(1_500)
    const seen = server.cv
    server.cv = aCv(8, { title: 'Tercero' })
    await saver.resolve(seen, titled('Elegido'))
    expect(saver.state()).toMatchObject({ kind: 'CONFLICT', base: { title: 'Otro' }, theirs: { title: 'Tercero' } })
    expect(server.cv.title).toBe('Tercero')
  })

  it('passes without a question when both wrote the same, or only the number changed', async () => {
    const same = open()
    same.server.cv = aCv(7, { title: 'A' })
    same.saver.edit(titled('A '))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(same.saver.state().kind).toBe('SAVED')
    expect(same.server.cv.revision).toBe(7)

    const renumbered = open()
    renumbered.server.cv = aCv(7)
    renumbered.saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(renumbered.server.cv).toMatchObject({ title: 'A', revision: 8 })
    expect(renumbered.saver.state().kind).toBe('SAVED')
  })

  it('goes on asking the server when the other text cannot be loaded', async () => {
    const { saver, server } = open()
    server.cv = aCv(7, { title: 'Otro' })
    server.refuse = [409, 503]
    saver.edit(titled('A'))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(saver.state().kind).toBe('OFFLINE')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(saver.state().kind).toBe('CONFLICT')
  })
})

describe('a copy on the device', () => {
  const copy = (revision: number, base: string, content: string): DeviceCopy<CvContent> => ({
    user_id: 'x',
    revision,
    base: titled(base),
    content: titled(content),
    at: 1,
  })

  it('goes on where it stopped', async () => {
    const { saver, server } = open()
    saver.replay(copy(1, 'Mi CV', 'A'), server.cv)
    await vi.advanceTimersByTimeAsync(0)
    expect(server.cv.title).toBe('A')
  })

  it('is forgotten when the save had arrived after all', async () => {
    const { saver, server, device } = open(aCv(2, { title: 'A' }))
    saver.replay(copy(1, 'Mi CV', 'A'), server.cv)
    await vi.advanceTimersByTimeAsync(0)
    expect(server.saves).toBe(0)
    expect(saver.state().kind).toBe('SAVED')
    expect(device.copy).toBeNull()
  })

  it('asks when somebody else saved meanwhile', async () => {
    const { saver, server } = open(aCv(2, { title: 'Otro' }))
    saver.replay(copy(1, 'Mi CV', 'A'), server.cv)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.saves).toBe(0)
    expect(saver.state()).toMatchObject({ kind: 'CONFLICT', base: { title: 'Mi CV' }, theirs: { title: 'Otro' } })
  })

  it('is complete when the page goes', () => {
    const { saver, device } = open()
    expect(saver.leave()).toBeNull()
    saver.edit(titled('A'))
    expect(saver.leave()).toEqual({ content: titled('A'), revision: 1 })
    expect(device.copy).toMatchObject({ revision: 1, base: { title: 'Mi CV' }, content: { title: 'A' } })
  })
})
