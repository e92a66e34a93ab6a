import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ENOUGH_MEMORY = 4 * 1024 ** 3

/** A new temporary folder that every account may enter, so that root's database can live in it too. */
export function openFolder(purpose: string, inside = tmpdir()): string {
  const folder = mkdtempSync(join(inside, `skillo-${purpose}-`))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * Memory copies a database ten times faster than a disk and makes no commit wait, where there is enough of it. A process
 * that is killed loses there what it would lose on a disk: only what it has not written.
 */
export function roomiestParent(): string {
  if (!existsSync('/dev/shm')) return tmpdir()
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > ENOUGH_MEMORY ? '/dev/shm' : tmpdir()
}
