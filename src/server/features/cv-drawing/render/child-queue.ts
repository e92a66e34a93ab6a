import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '#shared/core/errors.ts'

/** What a child can do: by name, what it takes and what it gives back. */
export type Work<W> = { [K in keyof W]: { takes: unknown; gives: unknown } }

interface Limits {
  waiting: number
  deadline_ms: number
  idle_ms: number
}

const LIMITS: Limits = { waiting: 64, deadline_ms: 10_000, idle_ms: 120_000 }

interface Job {
  kind: PropertyKey
  input: unknown
  resolve(result: unknown): void
  reject(reason: Error): void
}

/**
 * One process for work that would block the event loop, one job at a time. It is started by the first job and ended
 * when nothing came for a while: only then all of its memory goes back, which a thread in this process would keep.
 */
export class ChildQueue<W extends Work<W>> {
  readonly #file: string
  readonly #limits: Limits
  readonly #waiting: Job[] = []
  #child: ChildProcess | null = null
  #current: Job | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(file: URL, limits: Partial<Limits> = {}) {
    this.#file = fileURLToPath(file)
    this.#limits = { ...LIMITS, ...limits }
  }

  run<K extends keyof W>(kind: K, input: W[K]['takes']): Promise<W[K]['gives']> {
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new AppError('busy'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ kind, input, resolve, reject })
      if (!this.#current) this.#next()
    })
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#current = this.#waiting.shift() ?? null
    if (this.#current) this.#start(this.#current)
    else this.#rest()
  }

  #start({ kind, input }: Job): void {
    this.#child ??= this.#born()
    this.#child.ref()
    this.#child.channel?.ref()
    this.#timer = setTimeout(() => this.#replace(new AppError('busy')), this.#limits.deadline_ms)
    // A child that died a moment ago is noticed by its exit, not here.
    this.#child.send({ kind, input }, () => {})
  }

  /** It inherits neither our environment nor our flags: there is nothing in them that it needs. */
  #born(): ChildProcess {
    const child = fork(this.#file, { serialization: 'advanced', env: {}, execArgv: ['--max-old-space-size=192'] })
    child.on('message', ({ result, failure }: { result?: unknown; failure?: string }) => {
      if (this.#child !== child) return
      if (failure) this.#current?.reject(new Error(failure))
      else this.#current?.resolve(result)
      this.#next()
    })
    const died = (reason: Error) => {
      if (this.#child === child) this.#replace(reason)
    }
    child.on('error', died)
    child.on('exit', () => died(new Error('The child process ended in the middle of its work.')))
    return child
  }

  /** An idle child keeps nobody alive, and after a while not even itself. */
  #rest(): void {
    this.#child?.unref()
    this.#child?.channel?.unref()
    this.#timer = setTimeout(() => this.#end(), this.#limits.idle_ms).unref()
  }

  #end(): void {
    const child = this.#child
    this.#child = null
    child?.kill('SIGKILL')
  }

  /** Whoever waits behind a job that killed or blocked the child gets a fresh one. */
  #replace(reason: Error): void {
    this.#end()
    this.#current?.reject(reason)
    this.#next()
  }
}
