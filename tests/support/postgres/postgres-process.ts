import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type EmbeddedDatabase, startEmbedded } from '#server/platform/embedded-postgres/embedded-postgres.ts'

/** Another process that uses the embedded database of a data folder, as a second `npm start` would. */
export interface PostgresProcess {
  child: ChildProcess
  /** The process is up and about to start the database. */
  begun: Promise<void>
  /** The connection string, or the one line that the process failed with. */
  ready: Promise<string>
  /** Leaves in good order. */
  stop(): Promise<void>
  /** Takes the process away like a power cut would. */
  kill(): Promise<void>
}

export interface ProcessOptions {
  uid?: number
  gid?: number
  umask?: string
}

export function startProcess(dataDir: string, { umask = '022', ...account }: ProcessOptions = {}): PostgresProcess {
  const script = fileURLToPath(import.meta.url)
  const command = ['-c', 'umask "$0"; exec "$@"', umask, process.execPath, script, dataDir]
  const child = spawn('/bin/sh', command, { ...account, stdio: ['pipe', 'pipe', 'pipe'] })
  const lines = readLines(child)
  const ended = once(child, 'exit')
  child.stdin.on('error', () => {})
  return {
    child,
    begun: lines.begun,
    ready: lines.ready,
    stop: async () => {
      child.stdin.end()
      await ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function readLines(child: ChildProcess): { begun: Promise<void>; ready: Promise<string> } {
  const begun = Promise.withResolvers<void>()
  const ready = Promise.withResolvers<string>()
  let printed = ''
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  child.stdout?.on('data', (chunk) => {
    printed += chunk
    const [first, second] = printed.split('\n').slice(0, -1)
    if (first !== undefined) begun.resolve()
    if (second !== undefined) ready.resolve(second)
  })
  child.once('close', () => {
    begun.reject(new Error(complaint))
    ready.reject(new Error(complaint))
  })
  // A process that is killed on purpose has nobody waiting for it.
  begun.promise.catch(() => {})
  ready.promise.catch(() => {})
  return { begun: begun.promise, ready: ready.promise }
}

async function serve(dataDir: string) {
  process.stdout.write('begun\n')
  const database: EmbeddedDatabase = await startEmbedded({ dataDir })
  process.stdout.write(`${database.url}\n`)
  await once(process.stdin.resume(), 'end')
  await database.stop()
}

if (import.meta.main) {
  await serve(process.argv[2] ?? '').catch((error: Error) => {
    process.stderr.write(error.message)
    process.exitCode = 1
    process.stdin.destroy()
  })
}
