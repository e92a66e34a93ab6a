// F10 and F11: how long a start takes and how much memory an idle server holds.
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { openFolder } from '#tests/support/open-folder.ts'
import { BUILT_SERVER, median, type Running, startServer } from './support/process.ts'
import { size } from './support/size.ts'

// The demonstration takes most of a first start, and the bench of the web makes one too.
const DEMO = size('1', '0')
const RESTARTS = size(5, 1)
const SETTLE_MS = size(5000, 0)

function residentMegabytes({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

export async function run(): Promise<void> {
  const folder = openFolder('bench')
  const start = () => startServer(BUILT_SERVER, { DATA_DIR: folder, DEMO, LOG_LEVEL: 'silent' }, '/api/v1/ready')
  const first = await start()
  console.log(`first ever start, with demo data: ${(first.ready_ms / 1000).toFixed(2)} s (target 15 s)`)
  await first.stop()
  const times: number[] = []
  for (let round = 0; round < RESTARTS; round += 1) {
    const running = await start()
    times.push(running.ready_ms)
    if (round === RESTARTS - 1) {
      await delay(SETTLE_MS)
      console.log(`idle memory of the Node process: ${residentMegabytes(running).toFixed(0)} MB (target 200 MB)`)
    }
    await running.stop()
  }
  console.log(`start on an existing folder: median ${(median(times) / 1000).toFixed(2)} s of ${RESTARTS} (target 3 s)`)
  await rm(folder, { recursive: true, force: true })
}
