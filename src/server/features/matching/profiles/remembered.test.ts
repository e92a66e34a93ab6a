import { describe, expect, it } from 'vitest'
import { letGoOfAll } from '#server/platform/processes/idle-cache.ts'
import { Remembered, recalled, rememberedBy } from './remembered.ts'

const kept = (value: string, bytes = 10) => ({ version: '1', value, bytes })

describe('what is remembered of prepared profiles', () => {
  it('is given only for the version that it was read from', () => {
    const memory = new Remembered<string>(100)
    memory.set('a', kept('Ana'))
    expect(memory.get('a', '1')).toBe('Ana')
    expect(memory.get('a', '2')).toBeUndefined()
  })

  it('never takes more bytes than it may: what was not asked for longest goes first', () => {
    const memory = new Remembered<string>(30)
    for (const name of ['a', 'b', 'c']) memory.set(name, kept(name))
    memory.get('a', '1')
    memory.set('d', kept('d'))
    expect(['a', 'b', 'c', 'd'].filter((name) => memory.has(name))).toEqual(['a', 'c', 'd'])
    memory.set('e', kept('e', 31))
    expect(['a', 'c', 'd', 'e'].some((name) => memory.has(name))).toBe(false)
  })

  it('is let go when the server is quiet', () => {
    const memoryOf = rememberedBy<string>(100)
    const db = {}
    memoryOf(db).set('a', kept('Ana'))
    expect(memoryOf(db).has('a')).toBe(true)
    letGoOfAll()
    expect(memoryOf(db).has('a')).toBe(false)
  })

  it('counts anew what is written anew', () => {
    const memory = new Remembered<string>(30)
    for (let again = 0; again < 10; again += 1) memory.set('a', kept('Ana'))
    memory.set('b', kept('b', 20))
    expect(memory.has('a')).toBe(true)
  })

  it('is asked for first, and the rest is read: whatever changed, and whatever is new, in the order asked for', async () => {
    const memory = new Remembered<string>(100)
    const written: Record<string, string> = { a: '1', b: '1', c: '1' }
    const read: string[][] = []
    const ask = () =>
      recalled(memory, ['c', 'a', 'gone', 'b'], {
        versionsOf: async (ids) => ids.map((id) => ({ id, version: written[id] ?? '' })),
        read: async (ids) => {
          read.push(ids)
          return ids.flatMap((id) =>
            written[id] ? [{ id, version: written[id], value: id + written[id], bytes: 1 }] : [],
          )
        },
      })
    expect(await ask()).toEqual(['c1', 'a1', 'b1'])
    written.a = '2'
    expect(await ask()).toEqual(['c1', 'a2', 'b1'])
    expect(read).toEqual([
      ['c', 'a', 'gone', 'b'],
      ['a', 'gone'],
    ])
  })
})
