import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unpack } from './unpack.ts'

const words = strToU8(Array.from({ length: 20_000 }, (_, at) => `palabra${at * 7919}`).join(' '))
const archive = zipSync({ 'a/uno.xml': words, 'a/dos.xml': words, 'otro.bin': strToU8('nada') })

describe('an archive', () => {
  it('gives the files that are wanted, whole', () => {
    const files = unpack(archive, (name) => name.endsWith('.xml'), 10_000_000)
    expect([...files.keys()]).toEqual(['a/uno.xml', 'a/dos.xml'])
    expect(Buffer.from(files.get('a/dos.xml') ?? []).equals(words)).toBe(true)
  })

  it('is refused by the bytes that come out, also of files that nobody wants', () => {
    expect(() => unpack(archive, () => false, words.length)).toThrow('file_too_large')
    expect(() => unpack(archive, () => true, words.length * 2)).toThrow('file_too_large')
    expect(unpack(archive, () => true, words.length * 2 + 4).size).toBe(3)
  })

  it('is refused when it is cut off in the middle of a file', () => {
    expect(() => unpack(archive.slice(0, archive.length / 3), () => true, 10_000_000)).toThrow('import_corrupt')
  })
})
