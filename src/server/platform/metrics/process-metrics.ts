import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'
import type { Metrics } from './metrics.ts'

const RESOLUTION_MS = 10
const NANOSECONDS = 1e9

/** Memory, event loop and connections of this process. */
export function watchProcess(metrics: Metrics, pool: Pool): void {
  const waits = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  waits.enable()
  metrics.gauge({ name: 'skillo_memory_bytes', help: 'Memory of the process' }, () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    return Object.entries({ rss, heap_used: heapUsed, external }).map(([kind, value]) => ({ labels: { kind }, value }))
  })
  metrics.gauge({ name: 'skillo_event_loop_lag_seconds', help: 'Wait of the event loop since the last look' }, () => {
    // What is measured is the time between two ticks, one of which always passes.
    const lag = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000) || 0
    const readings = [
      { labels: { quantile: '0.5' }, value: lag(waits.percentile(50)) },
      { labels: { quantile: '0.99' }, value: lag(waits.percentile(99)) },
      { labels: { quantile: '1' }, value: lag(waits.max) },
    ]
    waits.reset()
    return readings
  })
  metrics.gauge({ name: 'skillo_database_connections', help: 'Connections of the pool, and who waits for one' }, () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waited_for' }, value: pool.waitingCount },
  ])
  metrics.gauge({ name: 'skillo_uptime_seconds', help: 'Age of the process' }, () => [{ value: process.uptime() }])
  metrics.gauge({ name: 'skillo_cpu_seconds', help: 'Computing time of the process' }, () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
}
