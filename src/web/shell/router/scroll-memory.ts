import type { DataRouter, Location } from 'react-router'

type Asked = Parameters<DataRouter['enableScrollRestoration']>

/** Where the reader was on each page, as the router's own component keeps it. */
export class ScrollMemory {
  #asked: Asked | null = null

  begin(...asked: Asked): () => void {
    this.#asked = asked
    return () => {
      this.#asked = null
    }
  }

  save(location: Location): void {
    if (!this.#asked) return
    const [positions, now] = this.#asked
    positions[this.#keyOf(location)] = now()
  }

  saved(location: Location): number | null {
    return this.#asked?.[0][this.#keyOf(location)] ?? null
  }

  #keyOf(location: Location): string {
    return this.#asked?.[2]?.(location, []) || location.key
  }
}
