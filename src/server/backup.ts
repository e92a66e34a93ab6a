import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runCommand } from './command.ts'
import { erasedIds } from './features/rights/erased-again.service.ts'
import { makeBackup } from './platform/backup/make-backup.service.ts'

const KIND = { usage: 'npm run backup -- folder [--without-files]', migrates: false }

/** `npm run backup -- folder [--without-files]`: one moment of everything, while the servers go on running. */
await runCommand(KIND, async ({ deps, url, args: [folder, option], say }) => {
  if (!folder || (option && option !== '--without-files')) return false
  const storage = option ? undefined : deps.storage
  const { tables, files } = await makeBackup({ url, folder: resolve(folder), storage, now: deps.now() })
  const erased = await erasedIds(deps)
  await writeFile(join(folder, 'erased.txt'), erased.map((id) => `${id}\n`).join(''), { mode: 0o600, flush: true })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows of ${tables.length} tables, ${files ?? 'no'} files, ${erased.length} erased people: ${folder}`)
  return true
})
