import {
  createPath,
  type DataRouter,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  parsePath,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router'
import { Blockers } from './blockers.ts'
import { knownRoutes, routesById } from './known-routes.ts'
import { load, missing, redirection } from './page-loading.ts'
import { ScrollMemory } from './scroll-memory.ts'

type History = ReturnType<typeof UNSAFE_createBrowserHistory>

interface Step {
  action: NavigationType
  location: Location
  keeps_scroll?: boolean
  flushes?: boolean
}

const { Pop, Push, Replace } = NavigationType
const nobody = (): void => undefined
const unused = () => Promise.reject(new Error('This application has neither fetchers nor revalidation.'))

/**
 * The router's engine without forms, fetchers, middleware and discovery, which weigh more than the rest of it together
 * and which this application never uses. The library's own components and hooks run on it unchanged.
 */
export class LeanRouter implements DataRouter {
  readonly basename = '/'
  readonly future = {}
  readonly routes
  readonly manifest
  readonly window = globalThis.window
  state: RouterState
  #history: History
  #subscribers = new Set<RouterSubscriber>()
  #scroll = new ScrollMemory()
  #blockers = new Blockers((blockers) => this.#update({ blockers }))
  #journey = new AbortController()
  #returned = nobody
  #taken_back: (() => void) | null = null
  #leave = nobody

  constructor(table: RouteObject[], history: History) {
    this.routes = knownRoutes(table)
    this.manifest = routesById(this.routes)
    this.#history = history
    this.state = firstState(history.location, this.match(history.location))
  }

  match = (location: Partial<Location> | string) => matchRoutes(this.routes, location) ?? []

  initialize(): this {
    this.#leave = this.#history.listen(({ location, delta }) => this.#returnTo(location, delta))
    void this.#go({ action: Pop, location: this.state.location })
    return this
  }

  dispose(): void {
    this.#leave()
    this.#journey.abort()
    this.#subscribers.clear()
  }

  subscribe(tell: RouterSubscriber): () => void {
    this.#subscribers.add(tell)
    return () => this.#subscribers.delete(tell)
  }

  navigate = async (to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> => {
    this.#returned()
    if (typeof to === 'number') return this.#moveBy(to)
    const location = this.#locationOf(to ?? '', options.state)
    const action = options.replace ? Replace : Push
    const step = { currentLocation: this.state.location, nextLocation: location, historyAction: action }
    if (this.#blockers.hold(step, () => void this.navigate(to, options))) return
    const keeps_scroll = options.preventScrollReset === true
    await this.#go({ action, location, keeps_scroll, flushes: options.flushSync === true })
  }

  /** Settles when the person is there; the browser tells of it later. */
  #moveBy(steps: number): Promise<void> {
    return new Promise((resolve) => {
      this.#returned = () => {
        this.#returned = nobody
        resolve()
      }
      this.#history.go(steps)
    })
  }

  /** The browser has moved already, so that a step which has to wait is taken back until the person decides. */
  #returnTo(location: Location, delta: number | null): void {
    if (this.#taken_back) {
      this.#taken_back()
      this.#taken_back = null
      return
    }
    const step = { currentLocation: this.state.location, nextLocation: location, historyAction: Pop }
    const there_again = Promise.withResolvers<void>()
    const waits =
      delta !== null && this.#blockers.hold(step, () => there_again.promise.then(() => this.#history.go(delta)))
    if (!waits) return void this.#go({ action: Pop, location })
    this.#taken_back = there_again.resolve
    this.#history.go(-delta)
    this.#returned()
  }

  async #go(step: Step): Promise<void> {
    this.#journey.abort()
    this.#scroll.save(this.state.location)
    const { location, action } = step
    const next = { location, matches: this.match(location) }
    const before = this.state.initialized ? this.state : null
    if (before && isOnlyHash(before.location, location)) return this.#arrive(step, next)
    const wanted = missing(before, next)
    // At once where nothing has to come: whoever changed the address reads it in the next line.
    if (wanted.length === 0) return this.#arrive(step, { ...next, errors: null })
    this.#journey = new AbortController()
    const { signal } = this.#journey
    if (before) this.#update({ navigation: { ...IDLE_NAVIGATION, ...next, state: 'loading', historyAction: action } })
    try {
      const { loaderData, errors } = await load(next, wanted, this.#history.createURL(location), signal)
      if (!signal.aborted)
        this.#arrive(step, { ...next, errors, loaderData: { ...this.state.loaderData, ...loaderData } })
    } catch (error) {
      const elsewhere = redirection(error)
      if (elsewhere === null) throw error
      // A page that was opened directly, or returned to, stands in the history already.
      const replaces = action === Push ? Push : Replace
      if (!signal.aborted) await this.#go({ action: replaces, location: this.#locationOf(elsewhere) })
    }
  }

  #arrive({ action, location, keeps_scroll = false, flushes = false }: Step, page: Partial<RouterState>): void {
    const restoreScrollPosition = this.#scroll.saved(location)
    if (action === Push) this.#history.push(location, location.state)
    if (action === Replace) this.#history.replace(location, location.state)
    this.#update(
      {
        ...page,
        location,
        historyAction: action,
        navigation: IDLE_NAVIGATION,
        initialized: true,
        renderFallback: false,
        restoreScrollPosition,
        preventScrollReset: keeps_scroll,
        blockers: this.#blockers.settle(),
      },
      flushes,
    )
    this.#returned()
  }

  #update(part: Partial<RouterState>, flushes = false): void {
    this.state = { ...this.state, ...part }
    for (const tell of [...this.#subscribers]) {
      tell(this.state, { deletedFetchers: [], newErrors: null, flushSync: flushes })
    }
  }

  #locationOf(to: To, state: unknown = null): Location {
    const path = resolvePath(typeof to === 'string' ? parsePath(to) : to, this.state.location.pathname)
    const { pathname, search, hash } = this.#history.encodeLocation(createPath(path))
    const key = Math.random().toString(36).slice(2, 10)
    // Two slashes would name another server.
    return { pathname: pathname.replace(/^\/+/, '/'), search, hash, state, key }
  }

  enableScrollRestoration(...asked: Parameters<DataRouter['enableScrollRestoration']>): () => void {
    const end = this.#scroll.begin(...asked)
    const y = this.#scroll.saved(this.state.location)
    if (y !== null && this.state.historyAction === Pop) this.#update({ restoreScrollPosition: y })
    return end
  }

  getBlocker = (...asked: Parameters<DataRouter['getBlocker']>) => this.#blockers.get(...asked)
  deleteBlocker = (key: string) => this.#blockers.remove(key)
  createHref = (location: Location | URL) => this.#history.createHref(location)
  createURL = (to: To) => this.#history.createURL(to)
  encodeLocation = (to: To) => this.#history.encodeLocation(to)

  fetch = unused
  revalidate = unused
  getFetcher = () => IDLE_FETCHER
  resetFetcher = nobody
  deleteFetcher = nobody
  patchRoutes = nobody
  _internalSetRoutes = nobody
  _internalSetStateDoNotUseOrYouWillBreakYourApp = (part: Partial<RouterState>) => this.#update(part)
  _internalFetchControllers = new Map<string, AbortController>()
}

function firstState(location: Location, matches: RouterState['matches']): RouterState {
  return {
    historyAction: Pop,
    location,
    matches,
    initialized: false,
    renderFallback: true,
    restoreScrollPosition: null,
    preventScrollReset: false,
    navigation: IDLE_NAVIGATION,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

const isOnlyHash = (from: Location, to: Location) =>
  from.pathname === to.pathname && from.search === to.search && (from.hash !== to.hash || from.hash !== '')
