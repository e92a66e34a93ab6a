import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new temporary folder that every account may enter, so that root's database can live in it too. */
export function openFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `skillo-${purpose}-`))
  chmodSync(folder, 0o755)
  return folder
}
