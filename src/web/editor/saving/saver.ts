import { ApiError } from '#web/lib/api-error.ts'
import type { DeviceCopy } from './device-copies.ts'

/** What the server answers with: a text and the number of its revision. */
export interface Saved {
  revision: number
}

export type SaveState<C, S> =
  /** `at` is null until something was saved here. */
  | { kind: 'SAVED'; at: number | null }
  | { kind: 'WAITING' }
  | { kind: 'SAVING' }
  | { kind: 'OFFLINE'; on_device: boolean }
  | { kind: 'REFUSED'; message: string }
  /** Somebody saved another text; `base` is the last one that both knew. */
  | { kind: 'CONFLICT'; base: C; theirs: S }

export interface SaverDeps<C, S extends Saved> {
  contentOf: (saved: S) => C
  /** What would be stored of something half written. */
  asSaved: (content: C) => C
  save: (content: C, revision: number) => Promise<S>
  load: () => Promise<S>
  keep: (copy: Omit<DeviceCopy<C>, 'user_id'>) => boolean
  drop: () => void
  onSaved: (saved: S) => void
  now: () => number
}

const AFTER_CHANGE = 1_500
const KEEP_AFTER = 250
const PAUSES = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000]

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Brings what is written to the server, one save after the other, and never over something it has not seen. */
export class Saver<C, S extends Saved> {
  #deps: SaverDeps<C, S>
  #content: C
  #base: C
  #revision: number
  #state: SaveState<C, S> = { kind: 'SAVED', at: null }
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #on_device = true
  #under_way: Promise<void> | null = null

  /** `content` is what the editor starts with: the saved text, or what a closed tab left behind. */
  constructor(start: { base: C; revision: number; content: C }, deps: SaverDeps<C, S>) {
    this.#deps = deps
    this.#base = start.base
    this.#content = start.content
    this.#revision = start.revision
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): SaveState<C, S> => this.#state

  /** The last revision of the server that the person has in front of them. */
  revision = (): number => this.#revision

  /** What is written now; saved once nothing changed for a while. */
  edit(content: C): void {
    if (content === this.#content) return
    this.#content = content
    this.#keepSoon()
    if (this.#state.kind === 'CONFLICT') return
    if (this.#state.kind !== 'OFFLINE' && this.#state.kind !== 'SAVING') this.#show({ kind: 'WAITING' })
    this.#plan(AFTER_CHANGE)
  }

  /** Changes that were left on the device when the page was closed; `theirs` is null while the server has none. */
  replay(copy: DeviceCopy<C>, theirs: S | null): void {
    this.#content = copy.content
    const text = theirs && this.#deps.contentOf(theirs)
    const continues = !theirs || copy.revision === theirs.revision || same(copy.base, text)
    if (continues || same(this.#saved(), text)) {
      this.#show({ kind: 'WAITING' })
      this.#plan(0)
    } else {
      this.#base = copy.base
      this.#revision = copy.revision
      this.#show({ kind: 'CONFLICT', base: copy.base, theirs })
    }
  }

  /** The person has chosen between two texts: the result goes on top of the one that the server has. */
  resolve(theirs: S, chosen: C): Promise<void> {
    this.#base = this.#deps.contentOf(theirs)
    this.#revision = theirs.revision
    this.#content = chosen
    this.#keepNow()
    this.#show({ kind: 'WAITING' })
    return this.flush()
  }

  /** The server has another revision by something else than a save: what is written here goes on top of it. */
  follow(theirs: S): void {
    this.#base = this.#deps.contentOf(theirs)
    this.#revision = theirs.revision
  }

  /** The text of the server takes the place of what is written here; answers with it. */
  take(theirs: S): C {
    this.#rest()
    clearTimeout(this.#keeping)
    this.follow(theirs)
    this.#content = this.#base
    this.#deps.drop()
    this.#show({ kind: 'SAVED', at: this.#deps.now() })
    return this.#content
  }

  /** Saves now what waits; settles when the answer is there. */
  flush(): Promise<void> {
    this.#rest()
    const run = this.#under_way ? this.#under_way.then(() => this.#run()) : this.#run()
    this.#under_way = run
    return run.finally(() => {
      if (this.#under_way === run) this.#under_way = null
    })
  }

  /** Called when there may be a way to the server again. */
  retry = (): void => {
    if (this.#state.kind === 'OFFLINE') this.flush()
  }

  /** When the person comes back: a newer text of the server, if there is one and nothing waits here. */
  async refresh(): Promise<C | null> {
    if (this.#state.kind !== 'SAVED') return null
    const before = this.#content
    const theirs = await this.#deps.load().catch(() => null)
    if (theirs === null || theirs.revision === this.#revision || before !== this.#content) return null
    this.#deps.onSaved(theirs)
    return this.take(theirs)
  }

  /** Before the page goes: the copy on the device is complete; answers with what the server does not have. */
  leave(): { content: C; revision: number } | null {
    clearTimeout(this.#keeping)
    if (this.#state.kind === 'SAVED') return null
    this.#keepNow()
    if (this.#state.kind === 'CONFLICT' || this.#state.kind === 'REFUSED') return null
    return { content: this.#saved(), revision: this.#revision }
  }

  async #run(): Promise<void> {
    if (this.#state.kind === 'CONFLICT' || this.#state.kind === 'SAVED') return
    const content = this.#saved()
    if (same(content, this.#base)) return this.#settle(this.#content, null)
    const written = this.#content
    if (this.#state.kind !== 'OFFLINE') this.#show({ kind: 'SAVING' })
    try {
      this.#settle(written, await this.#deps.save(content, this.#revision))
    } catch (error) {
      await this.#failed(error)
    }
  }

  #settle(written: C, saved: S | null): void {
    this.#failures = 0
    if (saved) {
      this.#base = this.#deps.contentOf(saved)
      this.#revision = saved.revision
      this.#deps.onSaved(saved)
    }
    if (written === this.#content) {
      clearTimeout(this.#keeping)
      this.#deps.drop()
      this.#show({ kind: 'SAVED', at: this.#deps.now() })
    } else {
      this.#keepNow()
      this.#show({ kind: 'WAITING' })
      this.#plan(AFTER_CHANGE)
    }
  }

  async #failed(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error
    this.#keepNow()
    if (error.status === 409) return this.#compare(error)
    // The session is over: the copy on the device waits for the same person.
    if (error.status === 401 || error.status === 403) return this.#rest()
    if (!error.is_passing && error.status !== 429) return this.#show({ kind: 'REFUSED', message: error.message })
    this.#show({ kind: 'OFFLINE', on_device: this.#on_device })
    this.#plan(PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? AFTER_CHANGE)
    this.#failures += 1
  }

  /** Somebody saved another text meanwhile: only what is the same may pass without a question. */
  async #compare(refusal: ApiError): Promise<void> {
    try {
      const theirs = await this.#deps.load()
      // Nobody wrote anything else: the state or the role forbids it now, and trying again would not help.
      if (theirs.revision === this.#revision) {
        this.#deps.onSaved(theirs)
        return this.#show({ kind: 'REFUSED', message: refusal.message })
      }
      const text = this.#deps.contentOf(theirs)
      if (same(this.#saved(), text)) return this.#settle(this.#content, theirs)
      if (same(this.#base, text)) {
        this.#revision = theirs.revision
        return await this.#run()
      }
      this.#show({ kind: 'CONFLICT', base: this.#base, theirs })
    } catch (error) {
      await this.#failed(error)
    }
  }

  #saved(): C {
    return this.#deps.asSaved(this.#content)
  }

  #keepSoon(): void {
    clearTimeout(this.#keeping)
    this.#keeping = setTimeout(() => this.#keepNow(), KEEP_AFTER)
  }

  #keepNow(): void {
    clearTimeout(this.#keeping)
    const copy = { revision: this.#revision, base: this.#base, content: this.#content, at: this.#deps.now() }
    this.#on_device = this.#deps.keep(copy)
  }

  #plan(pause: number): void {
    this.#rest()
    this.#timer = setTimeout(() => this.flush(), pause)
  }

  #rest(): void {
    clearTimeout(this.#timer)
  }

  #show(state: SaveState<C, S>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
