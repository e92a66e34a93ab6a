// Which parts of the program travel together.
import type { Page } from './page-table.ts'
import type { Part } from './survey.ts'

/** What a browser fetches for a page, or for something that is opened on a page. */
export interface Visit {
  parts: Set<Part>
  /** The page on which this is opened: what that has fetched is there already. */
  on: Visit | null
  /** How often it happens, beside others. */
  weight: number
  /** A page for whoever has nothing of the program yet: nothing may come that it does not need. */
  is_first: boolean
}

const FIRST = ['/', '/login', '/register', '/jobs/:vacancyId']
/** Comes by itself, soon after the frame. */
const FOLLOWERS: Record<string, string[]> = {
  'shell/frames/data-frame.tsx': ['shell/frames/live-layer.tsx', 'features/notifications/notification-poller.tsx'],
}
/** How many of those who look at a page open one certain thing somewhere on it. */
const OPENED = 0.05

export class Program {
  readonly #by_name: Map<string, Part>
  readonly #parts: Part[]
  readonly main: Part

  constructor(parts: Part[]) {
    this.#parts = parts
    this.#by_name = new Map(parts.map((part) => [part.name, part]))
    this.main = this.#entry('/index.html')
  }

  #entry(end: string): Part {
    const found = this.#parts.find(({ entry }) => entry?.endsWith(end))
    if (!found) throw new Error(`nothing of the program is fetched as ${end}`)
    return found
  }

  named = (names: string[]): Part[] => names.flatMap((name) => this.#by_name.get(name) ?? [])

  /** The parts with all that they need. */
  whole(parts: Iterable<Part>, known: Iterable<Part> = []): Set<Part> {
    const found = new Set(known)
    const next = [...parts]
    for (let part = next.pop(); part; part = next.pop()) {
      if (found.has(part)) continue
      found.add(part)
      next.push(...this.named(part.needs))
    }
    return found
  }

  visits(pages: Page[]): Visit[] {
    return pages.flatMap(({ path, modules }) => {
      const entries = modules.flatMap((module) => [module, ...followersOf(module)]).map((module) => this.#entry(module))
      const page: Visit = {
        parts: this.whole([this.main, ...entries]),
        on: null,
        weight: 1,
        is_first: FIRST.includes(path),
      }
      // A page's own choices, its tabs among them, are what it shows: every second visitor fetches another one.
      const own = new Set(this.named(this.#entry(modules.at(-1) ?? '').opens))
      const opened = this.#openedOn(page.parts).map((part) => ({
        parts: this.whole([part], page.parts),
        on: page,
        weight: own.has(part) ? 0.5 / own.size : OPENED,
        is_first: false,
      }))
      return [page, ...opened]
    })
  }

  /** What can be opened on a page, and on what is opened there; the program's own links to other pages are none of it. */
  #openedOn(page: Set<Part>): Part[] {
    const found = new Set<Part>()
    const next = [...page].filter((part) => part !== this.main).flatMap(({ opens }) => this.named(opens))
    for (let part = next.pop(); part; part = next.pop()) {
      if (found.has(part) || page.has(part)) continue
      found.add(part)
      next.push(...[...this.whole([part])].flatMap(({ opens }) => this.named(opens)))
    }
    return [...found]
  }
}

const followersOf = (module: string): string[] =>
  Object.entries(FOLLOWERS).flatMap(([frame, followers]) => (module.endsWith(`/${frame}`) ? followers : []))
