import { UNSAFE_defaultMapRouteProperties as asElements, type DataRouteObject, type RouteObject } from 'react-router'

/** The table of routes with the name that the router's components know each by. */
export function knownRoutes(routes: RouteObject[], above = ''): DataRouteObject[] {
  return routes.map((route, at) => {
    const id = `${above}${at}`
    const known: DataRouteObject =
      route.index === true
        ? { ...route, id }
        : { ...route, id, ...(route.children ? { children: knownRoutes(route.children, `${id}-`) } : { children: [] }) }
    return Object.assign(known, asElements(known))
  })
}

export function routesById(routes: DataRouteObject[]): Record<string, DataRouteObject> {
  return Object.assign({}, ...routes.map((route) => ({ [route.id]: route, ...routesById(route.children ?? []) })))
}

/** Fetches the page's own code once; a failed journey may be tried again. */
export async function fetchCode(route: DataRouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  const parts = await route.lazy()
  // Somebody who pressed twice asked twice.
  if (!route.lazy) return
  Object.assign(route, parts, { lazy: undefined })
  Object.assign(route, asElements(route))
}
