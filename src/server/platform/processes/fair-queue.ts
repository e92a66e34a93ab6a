import { AppError } from '#shared/core/errors.ts'

export type OutsideDeadline = <T>(work: () => Promise<T>) => Promise<T>

/** Whose work it is, and what makes it superfluous before it has begun. */
export interface Turn {
  /** People take turns, however much each of them asks for. */
  person: string
  /** What still waits under the same name of the same person gives way to this. */
  replaces?: string | undefined
  /** The request is over: nobody wants the work any more. */
  signal?: AbortSignal | undefined
  /** Work with limits of its own does not count for the deadline of the request. */
  outsideDeadline?: OutsideDeadline | undefined
  /** Nobody waits for it: it begins when no one else wants to. */
  in_background?: boolean | undefined
}

export interface QueueLimits {
  at_once: number
  at_once_per_person: number
  waiting: number
  /** Whoever waits longer would be answered too late, and working for them would make everybody behind late as well. */
  patience_ms: number
}

/** For work that takes a moment, or a minute on a machine that is wanted by many. */
export const PATIENCE_MS = 60_000

interface Waiting {
  replaces: string | undefined
  in_background: boolean
  begin(): void
  leave(reason: AppError): void
}

interface Line {
  running: number
  waiting: Waiting[]
}

const REPLACED = 'Hay una versión más nueva de lo que pediste.'

/** Lets a few pieces of work run at once and the others wait, person by person in turn. */
export class FairQueue {
  readonly #limits: QueueLimits
  /** In the order in which people have their turn. */
  readonly #lines = new Map<string, Line>()
  #running = 0
  #waiting = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const line = await this.#place(turn)
    try {
      return await work()
    } finally {
      this.#running -= 1
      line.running -= 1
      this.#toTheEnd(turn.person, line)
      this.#forget(turn.person, line)
      this.#next()
    }
  }

  #place(turn: Turn): Promise<Line> {
    if (turn.signal?.aborted) throw new AppError('busy')
    const line = this.#lines.get(turn.person) ?? { running: 0, waiting: [] }
    this.#lines.set(turn.person, line)
    this.#dropReplaced(line, turn.replaces)
    if (this.#mayRun(line) && line.waiting.length === 0) {
      this.#begin(turn.person, line)
      return Promise.resolve(line)
    }
    this.#makeRoom(turn.person, line)
    return this.#wait(turn, line)
  }

  #wait({ person, replaces, signal, in_background = false }: Turn, line: Line): Promise<Line> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        line.waiting.splice(line.waiting.indexOf(waiting), 1)
        this.#waiting -= 1
      }
      const waiting: Waiting = {
        replaces,
        in_background,
        begin: () => {
          settle()
          this.#begin(person, line)
          resolve(line)
        },
        leave: (reason) => {
          settle()
          reject(reason)
        },
      }
      const giveUp = () => {
        waiting.leave(new AppError('busy'))
        this.#forget(person, line)
      }
      const timer = setTimeout(giveUp, this.#limits.patience_ms)
      signal?.addEventListener('abort', giveUp, { once: true })
      line.waiting.push(waiting)
      this.#waiting += 1
    })
  }

  #mayRun({ running }: Line): boolean {
    return this.#running < this.#limits.at_once && running < this.#limits.at_once_per_person
  }

  #begin(person: string, line: Line): void {
    this.#running += 1
    line.running += 1
    this.#toTheEnd(person, line)
  }

  /** Whoever had a turn stands behind all the others for the next one. */
  #toTheEnd(person: string, line: Line): void {
    this.#lines.delete(person)
    this.#lines.set(person, line)
  }

  #next(): void {
    if (this.#waiting === 0) return
    const first = [...this.#lines.values()].flatMap((line) => (this.#mayRun(line) ? line.waiting.slice(0, 1) : []))
    const next = first.find(({ in_background }) => !in_background) ?? first[0]
    next?.begin()
  }

  /** The line stays in its place: the newer one will stand in it. */
  #dropReplaced(line: Line, name: string | undefined): void {
    if (name === undefined) return
    for (const waiting of line.waiting.filter(({ replaces }) => replaces === name))
      waiting.leave(new AppError('state_conflict', REPLACED))
  }

  /** When all places are taken, the longest line gives up its last one: a flood hurts only whoever sends it. */
  #makeRoom(person: string, own: Line): void {
    if (this.#waiting < this.#limits.waiting) return
    const [longest] = [...this.#lines.values()].sort((a, b) => b.waiting.length - a.waiting.length)
    if (longest && longest.waiting.length > own.waiting.length + 1) {
      longest.waiting.at(-1)?.leave(new AppError('busy'))
      return
    }
    this.#forget(person, own)
    throw new AppError('busy')
  }

  #forget(person: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0 && this.#lines.get(person) === line) this.#lines.delete(person)
  }
}
