import { expect, it } from 'vitest'
import { keptPages } from './kept-pages.ts'

function counted(most?: number) {
  let time = 0
  const made: string[] = []
  const kept = keptPages<string>(() => new Date(time), most)
  const ask = (address: string, mark = 'a') =>
    kept(address, mark, async () => {
      made.push(address + mark)
      return `${address}${mark}`
    })
  return { ask, made, pass: (ms: number) => (time += ms) }
}

it('makes a page once while it stays the same, and anew once what it shows has changed', async () => {
  const { ask, made, pass } = counted()
  expect(await Promise.all([ask('/jobs/1'), ask('/jobs/1')])).toEqual(['/jobs/1a', '/jobs/1a'])
  expect(await ask('/jobs/1', 'b')).toBe('/jobs/1b')
  pass(10_001)
  await ask('/jobs/1', 'b')
  expect(made).toEqual(['/jobs/1a', '/jobs/1b', '/jobs/1b'])
})

it('keeps no more than it may, and those that are asked for', async () => {
  const { ask, made } = counted(2)
  for (const address of ['/1', '/2', '/1', '/3', '/1', '/2']) await ask(address)
  expect(made).toEqual(['/1a', '/2a', '/3a', '/2a'])
})

it('forgets what could not be made', async () => {
  const kept = keptPages<string>(() => new Date(0))
  await expect(kept('/', '', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await kept('/', '', async () => 'made')).toBe('made')
})
