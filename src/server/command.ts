import { readProcessConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import type { Deps } from './context.ts'
import { openDeps, type Stop } from './open-deps.ts'
import { BackupError } from './platform/backup/make-backup.service.ts'
import { createLog } from './platform/log.ts'
import { prepareDataFolder, StartError } from './platform/start-checks.ts'

interface Kind {
  usage: string
  /** Whether it may bring the tables up to date first. */
  migrates: boolean
}

interface Command {
  deps: Deps
  url: string
  args: string[]
  say: (line: string) => void
}

/** A command of an operator on the data that the environment names; false from it means that it was called wrongly. */
export async function runCommand(
  { usage, migrates }: Kind,
  act: (command: Command) => Promise<boolean>,
): Promise<void> {
  const started: Stop[] = []
  try {
    const config = { ...readProcessConfig(), worker: false, demo: false }
    await prepareDataFolder(config.data_dir)
    const { deps, url } = await openDeps(config, { log: createLog(config), started, migrates })
    const say = (line: string) => void process.stdout.write(`${line}\n`)
    if (!(await act({ deps, url, args: process.argv.slice(2), say }))) throw new BackupError(`Usage: ${usage}`)
  } catch (error) {
    const isExpected = [ConfigError, StartError, BackupError].some((kind) => error instanceof kind)
    process.stderr.write(`${isExpected && error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    for (const end of started.reverse()) await end()
  }
}
