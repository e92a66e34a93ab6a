import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { startEmbedded } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { withLock } from '#server/platform/embedded-postgres/lock.ts'
import { openFolder, roomiestParent } from '../open-folder.ts'

/** A new folder that every account can enter; it goes with the test, and so does a server that still runs on it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(openFolder('test', roomiestParent()))
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** A data folder for the embedded database, by default directly in a new temporary folder. */
export async function temporaryDataDir(inside?: string, name = 'data'): Promise<string> {
  const dataDir = join(inside ?? (await temporaryFolder()), name)
  onTestFinished(() => removeDataDir(dataDir))
  return dataDir
}

/** A data folder whose database was made before and stopped well: a copy, for to make one takes a second and more. */
export async function preparedDataDir(): Promise<string> {
  const folder = inject('folder')
  const prepared = join(folder, 'prepared')
  await withLock(folder, async () => {
    if (existsSync(prepared)) return
    const unfinished = await mkdtemp(`${prepared}-`)
    await chmod(unfinished, 0o755)
    await (await startEmbedded({ dataDir: unfinished, durable: false })).stop()
    await rename(unfinished, prepared)
  })
  const dataDir = await temporaryDataDir()
  // Unlike Node's own copy this one keeps the owner, who is not root.
  await promisify(execFile)('cp', ['-a', prepared, dataDir])
  return dataDir
}

/** Takes a data folder away, and with it a server that still runs on it, wherever that keeps its data. */
export async function removeDataDir(dataDir: string) {
  const home = await homeOf(dataDir).catch(() => undefined)
  if (home) {
    await killServer(dataDir)
    await removeFolder(home)
  }
  await removeFolder(dataDir)
}

/** Where the server of a data folder keeps everything. */
export function homeOf(dataDir: string): Promise<string> {
  return realpath(join(dataDir, 'postgres'))
}

export async function serverFile(dataDir: string, ...path: string[]): Promise<string> {
  return join(await homeOf(dataDir), 'cluster', 'data', ...path)
}

/** Where to reach the database of a data folder without counting as one of its users. */
export async function databaseUrl(dataDir: string): Promise<string> {
  const home = await homeOf(dataDir)
  const password = await readFile(join(home, 'cluster', 'password'), 'utf8')
  return `postgres://skillo:${password.trim()}@localhost/skillo?host=${encodeURIComponent(join(home, 'run'))}`
}

/** The process id of the server that runs on a data folder, by the server's own word. */
export async function serverPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(await serverFile(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 0 && (await commandOf(pid)).includes(await serverFile(dataDir)) ? pid : undefined
}

/** Takes the server away without a chance to tidy up. */
export async function killServer(dataDir: string) {
  const pid = await serverPid(dataDir)
  if (pid === undefined) return
  process.kill(pid, 'SIGKILL')
  while ((await commandOf(pid)) !== '') await delay(5)
}

function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}

/** The children of a killed server may still be writing for a moment. */
function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20 })
}
