import { type Blocker, type BlockerFunction, IDLE_BLOCKER } from 'react-router'

type Step = Parameters<BlockerFunction>[0]

/** Forms with unsaved changes may hold a step back until the person has decided. */
export class Blockers {
  #asked = new Map<string, BlockerFunction>()
  #blockers = new Map<string, Blocker>()
  #changed: (blockers: Map<string, Blocker>) => void

  constructor(changed: (blockers: Map<string, Blocker>) => void) {
    this.#changed = changed
  }

  /** Whether the step has to wait; `proceed` makes it after all. */
  hold(step: Step, proceed: () => void): boolean {
    const [key, blocks] = [...this.#asked].at(-1) ?? []
    if (!key || !blocks || this.#blockers.get(key)?.state === 'proceeding' || !blocks(step)) return false
    const location = step.nextLocation
    this.#put(key, {
      state: 'blocked',
      location,
      reset: () => this.#put(key, IDLE_BLOCKER),
      proceed: () => {
        this.#put(key, { state: 'proceeding', location, reset: undefined, proceed: undefined })
        proceed()
      },
    })
    return true
  }

  get(key: string, blocks: BlockerFunction): Blocker {
    this.#asked.set(key, blocks)
    return this.#blockers.get(key) ?? IDLE_BLOCKER
  }

  remove(key: string): void {
    this.#asked.delete(key)
    this.#blockers.delete(key)
  }

  /** After a step was made, nobody waits any more. */
  settle(): Map<string, Blocker> {
    this.#blockers = new Map([...this.#blockers.keys()].map((key) => [key, IDLE_BLOCKER]))
    return this.#blockers
  }

  #put(key: string, blocker: Blocker): void {
    this.#blockers = new Map(this.#blockers).set(key, blocker)
    this.#changed(this.#blockers)
  }
}
