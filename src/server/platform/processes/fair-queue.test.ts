import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/core/errors.ts'
import { FairQueue, type QueueLimits, type Turn } from './fair-queue.ts'

const aQueue = (limits: Partial<QueueLimits> = {}) =>
  new FairQueue({ at_once: 1, at_once_per_person: 1, waiting: 64, patience_ms: 60_000, ...limits })

/** Work that goes on until it is told to end; `begun` says in which order. */
function aWorkshop(queue: FairQueue) {
  const begun: string[] = []
  const running: (() => void)[] = []
  const order = (name: string, turn: Partial<Turn> = {}) =>
    queue.run({ person: name.charAt(0), ...turn }, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => running.push(resolve))
      return name
    })
  const endAll = async () => {
    for (let idle = 0; idle < 3; idle += 1) {
      while (running.length > 0) {
        running.shift()?.()
        await new Promise(setImmediate)
      }
      await new Promise(setImmediate)
    }
  }
  return { begun, order, endAll }
}

const codes = async (results: Promise<unknown>[]) =>
  (await Promise.allSettled(results)).map((result) =>
    result.status === 'fulfilled'
      ? 'done'
      : result.reason instanceof AppError
        ? result.reason.code
        : String(result.reason),
  )

describe('a fair queue', () => {
  it('lets people take turns, however much one of them asks for', async () => {
    const { begun, order, endAll } = aWorkshop(aQueue())
    const all = codes(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => order(name)))
    await endAll()
    expect(await all).toEqual(Array(7).fill('done'))
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('begins what nobody waits for once no one else wants to', async () => {
    const { begun, order, endAll } = aWorkshop(aQueue())
    const named = ['a1', 'z1', 'z2', 'b1', 'b2']
    const all = codes(named.map((name) => order(name, { in_background: name.startsWith('z') })))
    await endAll()
    expect(await all).toEqual(Array(5).fill('done'))
    expect(begun).toEqual(['a1', 'b1', 'b2', 'z1', 'z2'])
  })

  it('runs at most so many of one person, though there is room', async () => {
    const { begun, order, endAll } = aWorkshop(aQueue({ at_once: 2 }))
    const all = codes(['a1', 'a2', 'b1'].map((name) => order(name)))
    await new Promise(setImmediate)
    expect(begun).toEqual(['a1', 'b1'])
    await endAll()
    expect(await all).toEqual(['done', 'done', 'done'])
  })

  it('drops what a newer one of the same name has replaced', async () => {
    const { begun, order, endAll } = aWorkshop(aQueue())
    const all = codes(['a1', 'a2', 'a3', 'b1'].map((name) => order(name, { replaces: 'preview' })))
    await endAll()
    expect(await all).toEqual(['done', 'state_conflict', 'done', 'done'])
    expect(begun).not.toContain('a2')
  })

  it('lets the newer one have the turn of the only one that it replaced', async () => {
    const { begun, order, endAll } = aWorkshop(aQueue())
    const other = order('b1')
    const all = codes([...['a1', 'a2'].map((name) => order(name, { replaces: 'preview' })), order('c1')])
    await endAll()
    await other
    expect(await all).toEqual(['state_conflict', 'done', 'done'])
    expect(begun).toEqual(['b1', 'a2', 'c1'])
  })

  it('drops what nobody waits for any more', async () => {
    const { begun, order, endAll } = aWorkshop(aQueue())
    const gone = new AbortController()
    const all = codes([order('a1'), order('a2', { signal: gone.signal }), order('a3', { signal: AbortSignal.abort() })])
    gone.abort()
    await endAll()
    expect(await all).toEqual(['done', 'busy', 'busy'])
    expect(begun).toEqual(['a1'])
  })

  it('sends away who waited too long', async () => {
    const { order, endAll } = aWorkshop(aQueue({ patience_ms: 5 }))
    const [first, second] = [order('a1'), order('b1')]
    expect(await codes([second])).toEqual(['busy'])
    await endAll()
    expect(await codes([first])).toEqual(['done'])
  })

  it('takes the place from the longest line when there is none left', async () => {
    const { order, endAll } = aWorkshop(aQueue({ waiting: 3 }))
    const all = codes(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1'].map((name) => order(name)))
    await new Promise(setImmediate)
    await endAll()
    expect(await all).toEqual(['done', 'done', 'busy', 'busy', 'busy', 'done', 'done'])
  })

  it('goes on after work that failed', async () => {
    const queue = aQueue()
    const failed = queue.run({ person: 'a' }, () => Promise.reject(new Error('No quiero.')))
    const next = queue.run({ person: 'a' }, async () => 'sigo')
    await expect(failed).rejects.toThrow('No quiero.')
    expect(await next).toBe('sigo')
  })
})
