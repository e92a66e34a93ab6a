// F10 and F11: how long a start takes and how much memory an idle server holds.
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { openFolder } from '#tests/support/open-folder.ts'
import { computedSeconds } from './support/cpu.ts'
import { BUILT_SERVER, median, type Running, startCommand, startServer } from './support/process.ts'
import { size } from './support/size.ts'

// The demonstration takes most of a first start, and the bench of the web makes one too.
const DEMO = size('1', '0')
const RESTARTS = size(5, 1)
/** A server looks every half minute whether it is quiet and has something to tidy. */
const LOOK_MS = size(40_000, 0)
const QUIET_SECONDS = 2

function residentMegabytes({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Once the tasks of the demonstration have been worked off and the memory that they took has been given back. */
async function idleMegabytes(running: Running): Promise<string> {
  for (let quiet = 0, before = 0; quiet < 2; ) {
    await delay(LOOK_MS)
    const computed = computedSeconds(running)
    quiet = LOOK_MS === 0 || computed - before < QUIET_SECONDS ? quiet + 1 : 0
    before = computed
  }
  return `${residentMegabytes(running).toFixed(0)} MB (target 200 MB)`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

export async function run(): Promise<void> {
  const folder = openFolder('bench')
  const env = { DATA_DIR: folder, DEMO, LOG_LEVEL: 'silent' }
  const start = () => startServer(BUILT_SERVER, env, '/api/v1/ready')
  const first = await start()
  console.log(`first ever start, with demo data: ${seconds(first.ready_ms)} (target 15 s)`)
  console.log(`idle memory of that process, its demonstration done: ${await idleMegabytes(first)}`)
  await first.stop()
  const times: number[] = []
  const whole: number[] = []
  for (let round = 0; round < RESTARTS; round += 1) {
    const running = await start()
    times.push(running.ready_ms)
    if (round === RESTARTS - 1) console.log(`idle memory after a restart: ${await idleMegabytes(running)}`)
    await running.stop()
    // As people type it: npm, and a look at whether anything has to be built.
    const typed = await startCommand(['npm', 'start', '--silent'], env, '/api/v1/ready')
    whole.push(typed.ready_ms)
    await typed.stop()
  }
  console.log(`npm start on an existing folder: median ${seconds(median(whole))} of ${RESTARTS} (target 3 s)`)
  console.log(`of that the server's own process: median ${seconds(median(times))}`)
  await rm(folder, { recursive: true, force: true })
}
