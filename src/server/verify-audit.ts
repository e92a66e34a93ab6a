import { readProcessConfig } from './config.ts'
import { verifyAll } from './features/audit/verify.service.ts'
import { openDatabase } from './platform/db/open.ts'
import { startEmbedded } from './platform/embedded-postgres/embedded-postgres.ts'

/** `npm run audit`: walks every company's chain and says what was touched; ends with 1 if anything was. */
async function main(): Promise<void> {
  const config = readProcessConfig()
  const embedded = config.database_url ? undefined : await startEmbedded({ dataDir: config.data_dir })
  const database = openDatabase(config.database_url ?? embedded?.url ?? '', () => undefined)
  try {
    const verdicts = await verifyAll(database)
    for (const { company_id, links, broken_at, changed, gone } of verdicts) {
      say(`${company_id}: ${links} links, ${describe(broken_at, changed)}, ${gone.length} rows deleted since`)
    }
    const touched = verdicts.filter(({ broken_at, changed }) => broken_at !== null || changed.length > 0)
    say(`${verdicts.length} chains, ${touched.length} touched`)
    if (touched.length > 0) process.exitCode = 1
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function describe(broken_at: number | null, changed: readonly number[]): string {
  if (broken_at !== null) return `BROKEN at link ${broken_at}`
  return changed.length > 0 ? `CHANGED at ${changed.join(', ')}` : 'whole'
}

await main()
