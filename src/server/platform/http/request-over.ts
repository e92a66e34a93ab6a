import type { FastifyReply } from 'fastify'

/** Made only for who asks for it: most requests are answered before anybody could use it. */
export class RequestOver {
  readonly #reply: FastifyReply
  #controller: AbortController | undefined
  #isOver = false

  constructor(reply: FastifyReply) {
    this.#reply = reply
  }

  /** Aborted when the caller has gone before the answer, or when the answer would come too late. */
  get signal(): AbortSignal {
    if (this.#controller) return this.#controller.signal
    this.#controller = new AbortController()
    const { raw } = this.#reply
    if (this.#isOver || raw.destroyed) this.#controller.abort()
    else raw.once('close', () => !raw.writableFinished && this.end())
    return this.#controller.signal
  }

  end(): void {
    this.#isOver = true
    this.#controller?.abort()
  }
}
