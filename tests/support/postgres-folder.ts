import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** A new folder that every account can enter; it goes with the test, and so does a server that still runs on it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'skillo-test-'))
  await chmod(folder, 0o755)
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** A data folder for the embedded database, by default directly in a new temporary folder. */
export async function temporaryDataDir(inside?: string, name = 'data'): Promise<string> {
  const dataDir = join(inside ?? (await temporaryFolder()), name)
  onTestFinished(async () => {
    const home = await homeOf(dataDir).catch(() => undefined)
    if (!home) return
    await killServer(dataDir)
    await removeFolder(home)
  })
  return dataDir
}

/** Where the server of a data folder keeps everything. */
export function homeOf(dataDir: string): Promise<string> {
  return realpath(join(dataDir, 'postgres'))
}

export async function serverFile(dataDir: string, ...path: string[]): Promise<string> {
  return join(await homeOf(dataDir), 'cluster', 'data', ...path)
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
