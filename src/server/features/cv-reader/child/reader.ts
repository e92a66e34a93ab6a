import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ImportFailure } from '../failure.ts'
import type { ReadingTask } from './messages.ts'

const MB = 1024 * 1024
const MOST_MEMORY = 256 * MB
const MOST_HEAP_MB = 160
const PAGE_BYTES = 4096
const WATCH_MS = 100

const CHILD = fileURLToPath(new URL('./reader-child.ts', import.meta.url))
const PROJECT = fileURLToPath(new URL('../../../../../', import.meta.url))
/** Code and nothing else: no settings, no data. Modules may be linked from another folder. */
const readable = () => [
  `${PROJECT}src/`,
  `${PROJECT}package.json`,
  `${realpathSync(`${PROJECT}node_modules`)}/`,
  `${PROJECT}node_modules/`,
]

/** A process that reads files, one at a time, and can do nothing else: no files but our code, no network, no secrets. */
export class Reader {
  private readonly child: ChildProcess
  private readonly exited: Promise<unknown>
  files_read = 0

  constructor() {
    const limits = [
      `--max-old-space-size=${MOST_HEAP_MB}`,
      '--max-semi-space-size=8',
      '--permission',
      ...readable().map((path) => `--allow-fs-read=${path}`),
    ]
    this.child = fork(CHILD, [], {
      execArgv: [...limits, '--no-warnings'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A start that fails is as good as an exit.
    this.exited = once(this.child, 'exit').catch(() => undefined)
    this.child.on('error', () => undefined)
    // An idle reader keeps nobody alive.
    this.child.unref()
    this.child.channel?.unref()
  }

  get is_alive(): boolean {
    return this.child.connected && this.child.exitCode === null && this.child.signalCode === null
  }

  /** The child's answer, unchecked. Ends the child when it takes too much memory; `signal` ends it for time. */
  async read(task: ReadingTask, signal: AbortSignal): Promise<unknown> {
    this.files_read++
    const stop = () => this.end()
    signal.addEventListener('abort', stop)
    const watch = setInterval(() => void this.endWhenTooBig(), WATCH_MS)
    this.child.channel?.ref()
    try {
      return await this.ask(task)
    } finally {
      clearInterval(watch)
      signal.removeEventListener('abort', stop)
      this.child.channel?.unref()
    }
  }

  private async ask(task: ReadingTask): Promise<unknown> {
    const gone = this.exited.then(() => {
      throw new ImportFailure('import_corrupt')
    })
    const answered = new Promise((resolve) => {
      const listen = (message: unknown) => {
        if (message === 'ready') return
        this.child.off('message', listen)
        resolve(message)
      }
      this.child.on('message', listen)
    })
    if (!this.is_alive) throw new ImportFailure('import_corrupt')
    this.child.send(task)
    return Promise.race([answered, gone])
  }

  /** A busy child cannot watch itself. Only Linux tells the memory of a process in a file; elsewhere the heap limit holds. */
  private async endWhenTooBig(): Promise<void> {
    const table = await readFile(`/proc/${this.child.pid}/statm`, 'utf8').catch(() => '')
    if (Number(table.split(' ')[1]) * PAGE_BYTES > MOST_MEMORY) this.end()
  }

  end(): void {
    this.child.kill('SIGKILL')
  }
}
