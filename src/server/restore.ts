import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runCommand } from './command.ts'
import { hasPeople } from './features/accounts/users/people.service.ts'
import { eraseAgain } from './features/rights/erased-again.service.ts'
import { BackupError } from './platform/backup/make-backup.service.ts'
import { restoreBackup } from './platform/backup/restore-backup.service.ts'

const KIND = { usage: 'npm run restore -- folder [erased.txt]', migrates: true }

/** `npm run restore -- folder [erased.txt]`: into a new data folder or database; whoever was erased since is erased again. */
await runCommand(KIND, async ({ deps, url, args: [folder, list], say }) => {
  if (!folder) return false
  if (await hasPeople(deps))
    throw new BackupError('Somebody lives in this database: restore into a new DATA_DIR or DATABASE_URL.')
  const ids = list ? (await readFile(list, 'utf8')).split(/\s+/).filter(Boolean) : []
  const { tables, made_at } = await restoreBackup({ url, folder: resolve(folder), storage: deps.storage })
  const { erased, kept } = await eraseAgain(deps, ids)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows of ${made_at} are back; ${erased} people erased again`)
  for (const id of kept) say(`NOT ERASED: ${id} owns a company or is suspended; see the log`)
  if (kept.length > 0) process.exitCode = 1
  return true
})
