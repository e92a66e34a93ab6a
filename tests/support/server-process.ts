import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { builtServer } from '#tests/support/built-server.ts'

const PATIENCE_MS = 180_000

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}

export interface ServerProcess {
  url: string
  child: ChildProcess
  output: () => string
  /** Ends it at once, as a power cut would, and waits until it is gone. */
  kill: () => Promise<void>
  /** Ends it as an operator would; the exit code says whether it drained well. */
  stop: () => Promise<number | null>
}

/** A real server process, ready to answer; of another checkout, where one is named. */
export async function startServerProcess(env: Record<string, string>, checkout = '.'): Promise<ServerProcess> {
  const server = await beginServerProcess(env, undefined, checkout)
  const { child, output, url } = server
  await waitUntil(async () => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output()}`)
    return env.ROLE === 'worker' ? output().includes('is running') : await answers(`${url}/api/v1/ready`)
  })
  return server
}

/** A server process that has only just been asked for, started as `npm start` does. */
export async function beginServerProcess(
  env: Record<string, string>,
  wanted?: number,
  checkout = '.',
): Promise<ServerProcess> {
  const port = wanted ?? (await freePort())
  const child = spawn(process.execPath, [await builtServer(checkout)], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      NODE_ENV: 'development',
      DEMO: '0',
      READ_AHEAD_A_DAY: '0',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += data))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

export async function waitUntil(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('waited in vain')
    await delay(50)
  }
}
