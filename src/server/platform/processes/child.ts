import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type TimeLimits, watchTime } from './processor-time.ts'

export interface ChildLimits {
  heap_mb: number
  /** Ended above this; only Linux tells the memory of a process, elsewhere the heap limit holds. */
  memory_mb?: number
  /** May read our code and nothing else: no settings, no data, and it may write nothing. */
  locked_in?: boolean
  /** Its code has parts that are no JavaScript: a runtime for models. */
  addons?: boolean
  /** Of the processor, to load its code, which is no part of the work. */
  start_ms?: number
}

/** Why a child gave no result: it said so, it was gone in the middle of the work, or its time was over. */
export class ChildFailure extends Error {
  readonly reason: 'failed' | 'ended' | 'too_slow'

  constructor(reason: ChildFailure['reason'], message = `The work in a child process ${reason}.`) {
    super(message)
    this.name = 'ChildFailure'
    this.reason = reason
  }
}

const MB = 1024 * 1024
const PAGE_BYTES = 4096
const WATCH_MS = 100
const START_MS = 20_000
/** On the clock, however short the work may be: a start on a crowded machine mostly waits for its turn and for the disk. */
const START_HANG_MS = 120_000
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url))

function flagsFor({ heap_mb, locked_in, addons }: ChildLimits): string[] {
  const flags = [`--max-old-space-size=${heap_mb}`]
  if (!locked_in) return flags
  // Modules may be linked from another folder.
  const modules = [`${realpathSync(`${PROJECT}node_modules`)}/`, `${PROJECT}node_modules/`]
  const readable = [`${PROJECT}src/`, `${PROJECT}dist/server/`, `${PROJECT}package.json`, ...modules]
  return [
    ...flags,
    '--max-semi-space-size=8',
    '--permission',
    ...(addons ? ['--allow-addons'] : []),
    ...readable.map((path) => `--allow-fs-read=${path}`),
  ]
}

interface Message {
  kind: PropertyKey
  input: unknown
}

// A little lower: the system's own «below normal» left a child so little of a crowded machine that its start alone took
// eight seconds, and the person who waited for it was refused.
const NICENESS = 4

/** Who only waits for a short answer does not wait for the processor as well while something heavy is made for somebody else. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, NICENESS)
  } catch {
    // It has ended already, or this system does not let us.
  }
}

/** One process that does one piece of work at a time. */
export class Child {
  readonly #child: ChildProcess
  readonly #limits: ChildLimits
  readonly #ready: Promise<unknown>
  #isEnded = false
  pieces_done = 0

  /** It inherits neither our environment nor our flags: there is nothing in them that it needs. */
  constructor(file: URL, limits: ChildLimits) {
    this.#limits = limits
    this.#child = fork(fileURLToPath(file), [], {
      execArgv: [...flagsFor(limits), '--no-warnings'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', limits.locked_in ? 'ignore' : 'inherit', 'ipc'],
    })
    this.#child.on('error', () => this.end())
    lowerPriority(this.#child)
    this.#ready = this.#heard()
    this.#ready.catch(() => undefined)
    this.#rest()
  }

  get is_alive(): boolean {
    return !this.#isEnded && this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** What the child answers, within its time; a child that takes longer, or too much memory, is ended. */
  async ask(message: Message, time: TimeLimits): Promise<unknown> {
    this.pieces_done += 1
    this.#child.ref()
    this.#child.channel?.ref()
    try {
      const start = { work_ms: this.#limits.start_ms ?? START_MS, hang_ms: START_HANG_MS }
      await this.#within(start, () => this.#ready)
      return await this.#within(time, () => this.#answerTo(message))
    } finally {
      this.#rest()
    }
  }

  /** Fails with `too_slow`, and ends the child, when that takes longer. */
  async #within<T>(time: TimeLimits, work: () => Promise<T>): Promise<T> {
    let isLate = false
    const stopWatching = await watchTime(this.#child.pid, time, () => {
      isLate = true
      this.end()
    })
    const watch = this.#limits.memory_mb ? setInterval(() => void this.#endWhenTooBig(), WATCH_MS) : undefined
    try {
      return await work()
    } catch (error) {
      throw isLate ? new ChildFailure('too_slow') : error
    } finally {
      stopWatching()
      clearInterval(watch)
    }
  }

  #answerTo(message: Message): Promise<unknown> {
    const answer = this.#heard<{ result?: unknown; failure?: string }>()
    // A child that died a moment ago is noticed by its exit, not here.
    if (this.is_alive) this.#child.send(message, () => undefined)
    return answer.then(({ result, failure }) => {
      if (failure !== undefined) throw new ChildFailure('failed', failure)
      return result
    })
  }

  /** The next thing that the child says. */
  #heard<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        this.#child.off('message', hear).off('exit', lose).off('error', lose)
        then()
      }
      const hear = (message: T) => settle(() => resolve(message))
      // A start that fails is as good as an exit.
      const lose = () => settle(() => reject(new ChildFailure('ended')))
      this.#child.on('message', hear).on('exit', lose).on('error', lose)
      if (!this.is_alive) lose()
    })
  }

  /** A busy child cannot watch itself. */
  async #endWhenTooBig(): Promise<void> {
    const table = await readFile(`/proc/${this.#child.pid}/statm`, 'utf8').catch(() => '')
    if (Number(table.split(' ')[1]) * PAGE_BYTES > (this.#limits.memory_mb ?? 0) * MB) this.end()
  }

  /** An idle child keeps nobody alive. */
  #rest(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }

  end(): void {
    this.#isEnded = true
    this.#child.kill('SIGKILL')
  }
}
