import { Child, ChildFailure, type ChildLimits } from './child.ts'
import type { Work } from './child-side.ts'
import { FairQueue, PATIENCE_MS, type QueueLimits, type Turn } from './fair-queue.ts'
import type { TimeLimits } from './processor-time.ts'

/** `work_ms` and `hang_ms` count for one piece of work, from its start. */
export interface PoolLimits extends QueueLimits, ChildLimits, TimeLimits {
  idle_ms: number
  /** A child is made anew now and then, so that nothing can pile up in it. */
  pieces_per_child: number
}

interface Idle {
  child: Child
  timer: NodeJS.Timeout
}

const LIMITS: PoolLimits = {
  at_once: 1,
  at_once_per_person: 1,
  waiting: 64,
  patience_ms: PATIENCE_MS,
  work_ms: 9_000,
  hang_ms: 120_000,
  idle_ms: 120_000,
  pieces_per_child: 5_000,
  heap_mb: 192,
}

/**
 * Processes for one kind of work that would block the event loop. They are started when there is work and ended when
 * nothing came for a while: only then all of their memory goes back, which a thread in this process would keep.
 */
export class ChildPool<W extends Work<W>> {
  readonly #file: URL
  readonly #limits: PoolLimits
  readonly #queue: FairQueue
  #idle: Idle | undefined

  constructor(file: URL, limits: Partial<PoolLimits> = {}) {
    this.#file = file
    this.#limits = { ...LIMITS, ...limits }
    this.#queue = new FairQueue(this.#limits)
  }

  /** The input is made when the work begins, so that whoever waits holds nothing. Refused as `busy` while waiting; what goes wrong afterwards is a `ChildFailure`. */
  run<K extends keyof W>(turn: Turn, kind: K, input: () => Promise<W[K]['takes']>): Promise<W[K]['gives']> {
    const inTime = turn.outsideDeadline ?? ((work) => work())
    return inTime(() => this.#queue.run(turn, () => this.#work(kind, input)))
  }

  async #work<K extends keyof W>(kind: K, input: () => Promise<W[K]['takes']>): Promise<W[K]['gives']> {
    const given = await input()
    const child = this.#take()
    try {
      return await child.ask({ kind, input: given }, this.#limits)
    } catch (error) {
      if (!(error instanceof ChildFailure) || error.reason !== 'failed') child.end()
      throw error
    } finally {
      this.#keep(child)
    }
  }

  #take(): Child {
    const kept = this.#idle
    this.#idle = undefined
    clearTimeout(kept?.timer)
    return kept?.child.is_alive ? kept.child : new Child(this.#file, this.#limits)
  }

  /** One stays warm for a while; memory matters more than a second for the next person after that. */
  #keep(child: Child): void {
    if (this.#idle || child.pieces_done >= this.#limits.pieces_per_child || !child.is_alive) {
      child.end()
      return
    }
    const timer = setTimeout(() => {
      this.#idle = undefined
      child.end()
    }, this.#limits.idle_ms).unref()
    this.#idle = { child, timer }
  }
}
