import { type DataRouteMatch, type Location, RouterContextProvider } from 'react-router'
import { fetchCode } from './known-routes.ts'

interface Place {
  location: Location
  matches: DataRouteMatch[]
}

interface Loaded {
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

const addressOf = ({ pathname, search }: Location) => pathname + search

/** A loader runs for a page that was not there, and again where the same page is asked for or with another question. */
function isStale({ route, pathname }: DataRouteMatch, before: Place | null, next: Location): boolean {
  const was = before?.matches.find((match) => match.route.id === route.id)
  if (!before || was?.pathname !== pathname) return true
  return before.location.search !== next.search || addressOf(before.location) === addressOf(next)
}

/** What has to come before the place can be shown. */
export function missing(before: Place | null, next: Place): DataRouteMatch[] {
  return next.matches.filter(
    (match) => match.route.lazy || (match.route.loader && isStale(match, before, next.location)),
  )
}

/** Code and data of the pages, all at once. A loader's redirect is thrown at once; failures go to the nearest boundary. */
export async function load(next: Place, wanted: DataRouteMatch[], url: URL, signal: AbortSignal): Promise<Loaded> {
  const loaderData: Record<string, unknown> = {}
  const failed = new Map<DataRouteMatch, unknown>()
  await Promise.all(
    wanted.map(async (match) => {
      try {
        const data = await loadOne(match, url, signal)
        if (match.route.loader) loaderData[match.route.id] = data
      } catch (error) {
        if (redirection(error)) throw error
        failed.set(match, error)
      }
    }),
  )
  const errors = [...failed].map(([match, error]) => [boundaryOf(next.matches, match).route.id, error])
  return { loaderData, errors: errors.length > 0 ? Object.fromEntries(errors) : null }
}

async function loadOne(match: DataRouteMatch, url: URL, signal: AbortSignal): Promise<unknown> {
  const { route, params } = match
  const run = () =>
    typeof route.loader === 'function'
      ? route.loader({
          request: new Request(url, { signal }),
          url,
          pattern: route.path ?? '',
          params,
          context: new RouterContextProvider(),
        })
      : null
  // What is known before the code has come decides first, since it may lead elsewhere.
  const early = route.loader ? await run() : undefined
  const runs_late = !route.loader
  await fetchCode(route)
  return runs_late ? run() : early
}

function boundaryOf(matches: DataRouteMatch[], failed: DataRouteMatch): DataRouteMatch {
  const above = matches.slice(0, matches.indexOf(failed) + 1)
  return above.findLast(({ route }) => route.errorElement) ?? failed
}

/** Where a loader sends people instead, if that is what it threw. */
export function redirection(error: unknown): string | null {
  return error instanceof Response ? error.headers.get('location') : null
}
