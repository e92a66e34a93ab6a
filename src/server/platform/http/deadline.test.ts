import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Deadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aDeadline() {
  const onOver = vi.fn()
  return { deadline: new Deadline(10_000, onOver), onOver }
}

/** Work elsewhere that ends when it is told to. */
function someWork(deadline: Deadline) {
  let end: () => void = () => undefined
  const done = deadline.outside(() => new Promise<void>((resolve) => (end = resolve)))
  return async () => {
    end()
    await done
  }
}

it('is over when its time is', () => {
  const { onOver } = aDeadline()
  vi.advanceTimersByTime(9_999)
  expect(onOver).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onOver).toHaveBeenCalledOnce()
})

it('stands still while work is elsewhere, and goes on with what was left', async () => {
  const { deadline, onOver } = aDeadline()
  vi.advanceTimersByTime(6_000)
  const [endOne, endOther] = [someWork(deadline), someWork(deadline)]
  vi.advanceTimersByTime(60_000)
  await endOne()
  vi.advanceTimersByTime(60_000)
  await endOther()
  vi.advanceTimersByTime(3_999)
  expect(onOver).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onOver).toHaveBeenCalledOnce()
})

it('does not begin again for work that ends after the answer', async () => {
  const { deadline, onOver } = aDeadline()
  const end = someWork(deadline)
  deadline.end()
  await end()
  vi.advanceTimersByTime(60_000)
  expect(onOver).not.toHaveBeenCalled()
})
