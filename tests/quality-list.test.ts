import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { names } from '../bench/support/names.ts'

const ROOTS = ['', 'src/server/', 'src/server/features/', 'src/server/platform/']
const LINES = { F: 13, M: 12, A: 12, S: 10, I: 11, U: 8, P: 6, D: 8, C: 5, L: 8, J: 4, G: 9, W: 5, O: 6 }

const text = readFileSync('docs/quality.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

it('the list of qualities has every number once, and says of each what shows it or what is missing', () => {
  const wanted = Object.entries(LINES).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  )
  expect(rows.map(([, number]) => number).toSorted()).toEqual(wanted.toSorted())
  for (const [, number, what, shown, missing] of rows) {
    expect([number, what, shown, missing]).not.toContain('')
    expect([number, shown === '–' && missing === '–']).toEqual([number, false])
  }
})

it('the list of qualities names only files and benches that are there', () => {
  const named = [...text.matchAll(/`((?:[\w-]+\/)*[\w.-]+\.(?:ts|mjs|md|json))`/g)].map(([, path]) => path ?? '')
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !ROOTS.some((root) => existsSync(root + path)))).toEqual([])
  const benches = rows.flatMap(([, , , shown = '']) =>
    [...shown.matchAll(/bench ((?:`[\w-]+`(?:, )?)+)/g)].flatMap(([, list = '']) => list.match(/[\w-]+/g) ?? []),
  )
  expect(benches.filter((name) => !names.includes(name))).toEqual([])
})
