import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type Config, readProcessConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import type { Deps } from './context.ts'
import { openDeps, type Stop } from './open-deps.ts'
import { createLog } from './platform/log.ts'
import { createMetricsDoor } from './platform/metrics/metrics.routes.ts'
import { tidyWhenQuiet } from './platform/processes/tidy-when-quiet.ts'
import { portProblem, prepareDataFolder, requireFreePort, StartError } from './platform/start-checks.ts'
import { startWorker } from './platform/tasks/worker.ts'
import { announce } from './start-message.ts'
import { tasks } from './tasks.ts'

/** Config → database and adapters → app → listen → worker. */
async function build(config: Config, started: Stop[]): Promise<void> {
  const log = createLog(config)
  started.push(tidyWhenQuiet())
  await prepareDataFolder(config.data_dir)
  if (config.web) await requireFreePort(config)
  const { deps, boss } = await openDeps(config, { log, started, migrates: true })
  const filling = config.demo && (await fillDemo(deps))
  const door = config.web ? (await createApp(deps)).fastify : deps.metrics && createMetricsDoor(deps)
  started.push(() => door?.close())
  if (door) await listen(door, config)
  if (config.worker) await startWorker(boss, tasks, deps)
  announce(config, door?.addresses() ?? [], filling)
}

/** Loaded only where it is wanted: its texts take memory for as long as the process lives. */
async function fillDemo(deps: Deps): Promise<boolean> {
  const { seedDemo } = await import('./seeds/seed-demo.ts')
  return seedDemo(deps, deps.config.demo_world)
}

/** Somebody may have taken the port since it was tried. */
async function listen(door: FastifyInstance, { port, host }: Config): Promise<void> {
  await door.listen({ port, host }).catch((error: unknown) => {
    throw portProblem(port, error)
  })
}

/** Whatever was started is stopped, the last first, also when the start fails or is called off half-way. */
async function start(config: Config): Promise<void> {
  const started: Stop[] = []
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end()
  }
  const signalled = stopOnSignal(stop)
  try {
    await build(config, started)
  } catch (error) {
    // What was called off half-way may fail on its way; whoever called it off ends the process.
    if (signalled()) return
    await stop().catch(() => undefined)
    throw error
  }
}

/** Returns whether a signal has come. */
function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return () => isStopping
}

try {
  await start(readProcessConfig())
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(
    isExpected ? `${error.message}\n` : `Skillo could not start: ${error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
