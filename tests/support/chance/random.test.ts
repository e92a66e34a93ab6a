import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFor, seededRandom } from './random.ts'
import { seed } from './seed.ts'

const RANDOM = new URL('random.ts', import.meta.url).href

/** What another process draws that was given this seed. */
async function drawnWith(SEED: string): Promise<unknown[][]> {
  const program = `const { randomFor } = await import('${RANDOM}')
    const draw = (name) => { const random = randomFor(name); return [random.next(), random.whole(1e9), random.oneOf(['a', 'b', 'c'])] }
    console.log(JSON.stringify([draw('one'), draw('other')]))`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, SEED },
  })
  return JSON.parse((await run).stdout)
}

describe('chance', () => {
  it('is the same in every process that has the same seed, and another with another seed or name', async () => {
    const [first, again, other] = await Promise.all(['7', '7', '8'].map(drawnWith))
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    expect(first?.[1]).not.toEqual(first?.[0])
  })

  it('does not depend on what was drawn before under other names', () => {
    const draw = () => randomFor('a test').next()
    const before = draw()
    randomFor('another test').next()
    expect(draw()).toBe(before)
  })

  it('of properties comes from the seed of the run too', () => {
    expect(fc.readConfigureGlobal().seed).toBe(seed)
    const draw = () => fc.sample(fc.string(), 20)
    expect(draw()).toEqual(draw())
  })

  it('refuses a seed that is none', async () => {
    for (const wrong of ['', 'x', '-1', '1.5', String(2 ** 31)])
      await expect(drawnWith(wrong)).rejects.toThrow('SEED must be a whole number')
  })

  it('reaches every value and takes none twice', () => {
    const { whole, some, oneOf } = seededRandom(1)
    expect(new Set(Array.from({ length: 1000 }, () => whole(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    const list = ['a', 'b', 'c', 'd']
    for (let round = 0; round < 100; round += 1) expect(new Set(some(list, 3)).size).toBe(3)
    expect(some(list, 9).toSorted()).toEqual(list)
    expect(() => oneOf([])).toThrow('empty')
  })
})
