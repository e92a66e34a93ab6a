import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/trust'
/** Where the tests of the product stand, as in `docs/promises.md`. */
const HOMES = ['', 'src/server/features/']
const TEST = /`([\w/.-]+\.(?:test|spec)\.tsx?)`/g

const pages = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ path: join(FOLDER, name), text: readFileSync(join(FOLDER, name), 'utf8') }))
const isThere = (path: string): boolean => HOMES.some((home) => existsSync(home + path))

describe('what the documents about trust name', () => {
  it('are tests that are there', () => {
    const named = pages.flatMap(({ path, text }) => [...text.matchAll(TEST)].map(([, test = '']) => ({ path, test })))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(({ test }) => !isThere(test))).toEqual([])
  })

  it('are files that are there, with the heading that is linked to', () => {
    const links = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]+)(#[^)\s]+)?\)/g)].map(([, to = '', heading = '']) => ({
        path,
        to: normalize(join(dirname(path), to)),
        heading,
      })),
    )
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter(({ to }) => !existsSync(to))).toEqual([])
    expect(links.filter(({ to, heading }) => heading !== '' && !headingsOf(to).includes(heading))).toEqual([])
    const sources = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:src|training|docs)\/[\w/.-]+\.\w+)`/g)].map(([, source = '']) => ({ path, source })),
    )
    expect(sources.filter(({ source }) => !existsSync(source))).toEqual([])
  })
})

/** As the addresses of headings are made of their words. */
function headingsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, words = '']) =>
      `#${words
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')}`,
  )
}

it('every risk names the test that guards it, under a number of its own', () => {
  const rows = readFileSync(join(FOLDER, 'risks.md'), 'utf8').match(/^\| \d+ \|.+$/gm) ?? []
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(rows.map((_, at) => at + 1))
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter((row) => [...row.matchAll(TEST)].length === 0)).toEqual([])
})

it('every document is in the list of its folder', () => {
  const list = pages.find(({ path }) => path.endsWith('README.md'))?.text ?? ''
  const others = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(others.filter((name) => !list.includes(`](${name})`))).toEqual([])
})
