// The whole server, with a second door that tells how long its event loop made everybody wait since the last question.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 1
const waits = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
waits.enable()

// What is measured is the time between two ticks, one of which always passes.
const beyondTick = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)

createServer((_request, response) => {
  const answer = { p99_ms: beyondTick(waits.percentile(99)), max_ms: beyondTick(waits.max) }
  waits.reset()
  response.end(JSON.stringify(answer))
})
  .listen(Number(process.env.WATCH_PORT), '127.0.0.1')
  .unref()

await import(new URL('../../dist/server/main.js', import.meta.url).href)
