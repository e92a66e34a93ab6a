import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const HOMES = ['', 'src/server/features/', 'src/server/', 'src/']

it('every promise names a test that is there', () => {
  const text = readFileSync('docs/promises.md', 'utf8')
  const named = [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !HOMES.some((home) => existsSync(home + path)))).toEqual([])
})

it('every promise is in a row of its own, once', () => {
  const rows = readFileSync('docs/promises.md', 'utf8').match(/^\| (?!sentence|---)[^|]+/gm) ?? []
  expect(rows.length).toBe(new Set(rows).size)
})
