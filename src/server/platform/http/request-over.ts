import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/core/errors.ts'
import { Deadline } from './deadline.ts'

/** Made only for who asks for it: most requests are answered before anybody could use it. */
export class RequestOver {
  readonly #reply: FastifyReply
  #controller: AbortController | undefined
  #isOver = false
  #deadline: Deadline | undefined

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

  /** Refuses with `busy` what takes longer. */
  within<T>(most_ms: number, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const deadline = new Deadline(most_ms, () => {
        reject(new AppError('busy'))
        this.end()
      })
      this.#deadline = deadline
      work()
        .finally(() => deadline.end())
        .then(resolve, reject)
    })
  }

  outsideDeadline<T>(work: () => Promise<T>): Promise<T> {
    // Who waits for an answer is silent; the time for who sends nothing begins again with the next request.
    const { socket } = this.#reply.raw
    if (socket instanceof Socket) socket.setTimeout(0)
    return this.#deadline ? this.#deadline.outside(work) : work()
  }

  end(): void {
    this.#isOver = true
    this.#controller?.abort()
  }
}
