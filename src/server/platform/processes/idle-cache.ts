const all = new Set<IdleCache<unknown>>()

/** Something large that is quickly made again: a server that only waits does not hold what its last work needed. */
export class IdleCache<T> {
  #value: T | undefined

  get(): T | undefined {
    return this.#value
  }

  set(value: T): T {
    this.#value = value
    all.add(this)
    return value
  }

  letGo(): void {
    this.#value = undefined
    all.delete(this)
  }
}

export function letGoOfAll(): void {
  for (const kept of all) kept.letGo()
}
