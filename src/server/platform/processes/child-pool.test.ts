import { expect, it } from 'vitest'
import { ChildPool, type PoolLimits } from './child-pool.ts'
import type { OddWork } from './testing/odd-child.ts'
import { SOMEONE } from './testing/someone.ts'

const aPool = (limits: Partial<PoolLimits> = {}) =>
  new ChildPool<OddWork>(new URL('./testing/odd-child.ts', import.meta.url), limits)

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('answers in the order of the questions, from one child', async () => {
  const pool = aPool()
  expect(await Promise.all(['a', 'b', 'c'].map((text) => pool.run(SOMEONE, 'echo', async () => text)))).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(await pool.run(SOMEONE, 'process_id', async () => null)).toBe(
    await pool.run(SOMEONE, 'process_id', async () => null),
  )
})

it('says what went wrong and goes on with the same child', async () => {
  const pool = aPool()
  const pid = await pool.run(SOMEONE, 'process_id', async () => null)
  await expect(pool.run(SOMEONE, 'fail', async () => null)).rejects.toThrow('No quiero.')
  expect(await pool.run(SOMEONE, 'process_id', async () => null)).toBe(pid)
})

it('fails only the work that killed the child, and gives the next one a new child', async () => {
  const pool = aPool()
  const first = await pool.run(SOMEONE, 'process_id', async () => null)
  const [dead, alive] = await Promise.allSettled([
    pool.run(SOMEONE, 'die', async () => null),
    pool.run(SOMEONE, 'process_id', async () => null),
  ])
  expect(dead).toMatchObject({ status: 'rejected', reason: { reason: 'ended' } })
  expect(alive.status === 'fulfilled' && alive.value !== first).toBe(true)
  expect(isRunning(first)).toBe(false)
})

it('ends work that takes too long, together with its child, and counts no waiting', async () => {
  const pool = aPool({ work_ms: 1_500 })
  const pid = await pool.run(SOMEONE, 'process_id', async () => null)
  const [slow, next] = await Promise.allSettled([
    pool.run(SOMEONE, 'hang', async () => null),
    pool.run(SOMEONE, 'echo', async () => 'sigo'),
  ])
  expect(slow).toMatchObject({ status: 'rejected', reason: { reason: 'too_slow' } })
  expect(next).toEqual({ status: 'fulfilled', value: 'sigo' })
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it.runIf(process.platform === 'linux')('counts what a child computes, not how long it takes', async () => {
  const pool = aPool({ work_ms: 300 })
  expect(await pool.run(SOMEONE, 'rest', async () => 1_000)).toBe('rested')
  await expect(pool.run(SOMEONE, 'hang', async () => null)).rejects.toMatchObject({ reason: 'too_slow' })
})

it('ends a child that waits for what never comes', async () => {
  const pool = aPool({ hang_ms: 2_000 })
  const pid = await pool.run(SOMEONE, 'process_id', async () => null)
  await expect(pool.run(SOMEONE, 'wait_forever', async () => null)).rejects.toMatchObject({ reason: 'too_slow' })
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it('runs two people at once where two may run', async () => {
  const pool = aPool({ at_once: 2, work_ms: 1_500 })
  const slow = pool.run({ person: 'a' }, 'hang', async () => null).catch(() => 'ended')
  expect(await pool.run({ person: 'b' }, 'echo', async () => 'paso')).toBe('paso')
  expect(await slow).toBe('ended')
})

it('refuses work that would wait too long', async () => {
  const pool = aPool({ waiting: 2 })
  const all = ['a', 'b', 'c', 'd'].map((text) => pool.run(SOMEONE, 'echo', async () => text))
  const settled = await Promise.allSettled(all)
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
})

it('makes a child anew after so many pieces of work', async () => {
  const pool = aPool({ pieces_per_child: 2 })
  const pids = [0, 1, 2].map(() => pool.run(SOMEONE, 'process_id', async () => null))
  const [first, second, third] = await Promise.all(pids)
  expect([first === second, second === third]).toEqual([true, false])
})

it('ends a child that nobody needs', async () => {
  const pool = aPool({ idle_ms: 50 })
  const pid = await pool.run(SOMEONE, 'process_id', async () => null)
  await expect.poll(() => isRunning(pid)).toBe(false)
  expect(await pool.run(SOMEONE, 'process_id', async () => null)).not.toBe(pid)
})
