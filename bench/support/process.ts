import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { builtServer } from '#tests/support/built-server.ts'
import { freePort } from '#tests/support/server-process.ts'

export interface Running {
  child: ChildProcess
  url: string
  /** From starting the process to its first good answer. */
  ready_ms: number
  stop: () => Promise<void>
}

/** What `npm start` starts; made of the sources as they are by `startServer`. */
export const BUILT_SERVER = 'dist/server/main.js'

/** Starts a server, with the flags and the memory settings of `npm start`, and waits for its first good answer. */
export async function startServer(file: string, env: Record<string, string>, readyPath: string): Promise<Running> {
  await builtServer()
  return startCommand([process.execPath, '--max-semi-space-size=8', '--heap-growing-percent=80', file], env, readyPath)
}

export async function startCommand(
  [program = '', ...args]: string[],
  env: Record<string, string>,
  readyPath: string,
): Promise<Running> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(program, args, {
    env: {
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      MALLOC_TRIM_THRESHOLD_: '1048576',
      READ_AHEAD_A_DAY: '0',
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url + readyPath))) {
    if (child.exitCode !== null) throw new Error(`${program} ${args.at(-1)} ended with ${child.exitCode}`)
    await delay(10)
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return { child, url, ready_ms: performance.now() - started, stop }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
