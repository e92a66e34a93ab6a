/** The time for an answer. It stands still while the work is where other limits hold, as in a child process. */
export class Deadline {
  readonly #onOver: () => void
  #left_ms: number
  #since = 0
  #timer: NodeJS.Timeout | undefined
  #outside = 0
  #isEnded = false

  constructor(most_ms: number, onOver: () => void) {
    this.#left_ms = most_ms
    this.#onOver = onOver
    this.#go()
  }

  async outside<T>(work: () => Promise<T>): Promise<T> {
    if (this.#outside === 0) this.#stop()
    this.#outside += 1
    try {
      return await work()
    } finally {
      this.#outside -= 1
      if (this.#outside === 0 && !this.#isEnded) this.#go()
    }
  }

  end(): void {
    this.#isEnded = true
    clearTimeout(this.#timer)
  }

  #go(): void {
    this.#since = performance.now()
    this.#timer = setTimeout(this.#onOver, this.#left_ms)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#left_ms -= performance.now() - this.#since
  }
}
