import { expect, it } from 'vitest'
import { ChildQueue } from './child-queue.ts'
import type { OddWork } from './testing/odd-child.ts'

const aQueue = (limits: { waiting?: number; deadline_ms?: number; idle_ms?: number } = {}) =>
  new ChildQueue<OddWork>(new URL('./testing/odd-child.ts', import.meta.url), limits)

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('answers in the order of the questions, from one child', async () => {
  const queue = aQueue()
  expect(await Promise.all(['a', 'b', 'c'].map((text) => queue.run('echo', text)))).toEqual(['a', 'b', 'c'])
  expect(await queue.run('process_id', null)).toBe(await queue.run('process_id', null))
})

it('says what went wrong and goes on', async () => {
  const queue = aQueue()
  await expect(queue.run('fail', null)).rejects.toThrow('No quiero.')
  expect(await queue.run('echo', 'sigo')).toBe('sigo')
})

it('fails only the job that killed the child, and gives the next one a new child', async () => {
  const queue = aQueue()
  const first = await queue.run('process_id', null)
  const [dead, alive] = await Promise.allSettled([queue.run('die', null), queue.run('process_id', null)])
  expect(dead.status).toBe('rejected')
  expect(alive).toMatchObject({ status: 'fulfilled', value: expect.not.objectContaining({ first }) })
  expect(isRunning(first)).toBe(false)
})

it('ends a job that takes too long, together with its child', async () => {
  const queue = aQueue({ deadline_ms: 1_500 })
  const pid = await queue.run('process_id', null)
  await expect(queue.run('hang', null)).rejects.toMatchObject({ code: 'busy' })
  expect(await queue.run('echo', 'sigo')).toBe('sigo')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it('refuses work that would wait too long', async () => {
  const queue = aQueue({ waiting: 2 })
  const jobs = ['a', 'b', 'c', 'd'].map((text) => queue.run('echo', text))
  const settled = await Promise.allSettled(jobs)
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
})

it('ends a child that nobody needs', async () => {
  const queue = aQueue({ idle_ms: 50 })
  const pid = await queue.run('process_id', null)
  await expect.poll(() => isRunning(pid)).toBe(false)
  expect(await queue.run('process_id', null)).not.toBe(pid)
})
