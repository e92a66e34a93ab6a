import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { pagePaths } from '#shared/core/paths.ts'
import { routes } from './routes.tsx'

function leaves(objects: readonly RouteObject[]): RouteObject[] {
  return objects.flatMap((route) => (route.children ? leaves(route.children) : [route]))
}

test('there is one lazy page for every path of the specification, and one for all others', () => {
  const pages = leaves(routes)
  const paths = pages.map((route) => route.path)
  expect(paths.toSorted()).toEqual([...pagePaths, '*'].toSorted())
  expect(pages.every((route) => typeof route.lazy === 'function')).toBe(true)
})

test('a page is found by its own letters only, as on the server', () => {
  const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path
  expect([pathOf('/login'), pathOf('/LOGIN'), pathOf('/App/cv')]).toEqual(['/login', '*', '*'])
})
