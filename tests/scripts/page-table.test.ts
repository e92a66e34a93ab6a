import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePaths } from '#shared/core/paths.ts'
import { pageTable } from '../../scripts/web/page-table.ts'

const ROUTES = new URL('../../src/web/routes.tsx', import.meta.url).pathname
const pages = pageTable(ROUTES)

test('every path of the specification, and the page for all others, is read from the table of routes', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...pagePaths, '*'].toSorted())
})

test('a page consists of its frames and itself, and all of them are there', () => {
  const of = (path: string) => pages.find((page) => page.path === path)?.modules.map((file) => file.replace(/.*\//, ''))
  expect(of('/')).toEqual(['landing.page.tsx'])
  expect(of('/reset-password')).toEqual(['data-frame.tsx', 'reset-password.page.tsx'])
  expect(of('/app/jobs')).toEqual(['data-frame.tsx', 'app-frame.tsx', 'jobs.page.tsx'])
  expect(pages.flatMap(({ modules }) => modules).filter((file) => !existsSync(file))).toEqual([])
})
