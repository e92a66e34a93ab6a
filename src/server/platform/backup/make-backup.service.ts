import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import type { FileStore } from '#server/platform/adapters/storage/storage.ts'
import {
  holdSnapshot,
  listMigrations,
  listTables,
  readLines,
  readSequences,
  type TableShape,
} from './backup.queries.ts'
import { FORMAT, MANIFEST, type Manifest, tableFile } from './manifest.ts'

export class BackupError extends Error {}

interface Wanted {
  url: string
  folder: string
  /** Undefined: the store has copies of its own, as a bucket with versions has. */
  storage: FileStore | undefined
  now: Date
}

/** Writes one moment of the database, and the files, into a new folder while everything goes on running. */
export async function makeBackup({ url, folder, storage, now }: Wanted): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 1) throw new BackupError(`${folder} is not empty: choose a new folder.`)
  const client = new Client({ connectionString: url, application_name: 'skillo-backup' })
  await client.connect()
  try {
    await holdSnapshot(client)
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) tables.push(await writeTable(client, table, folder))
    const found = { migrations: await listMigrations(client), sequences: await readSequences(client) }
    // After the rows: a file that a row names is there, one that nobody names yet is swept after a restore.
    const files = storage ? await copyFiles(storage, join(folder, 'files')) : null
    const made: Manifest = { format: FORMAT, made_at: now.toISOString(), ...found, tables, files }
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true })
    await syncFolder(folder)
    return made
  } finally {
    await client.end()
  }
}

async function writeTable(client: Client, table: TableShape, folder: string): Promise<Manifest['tables'][number]> {
  const sum = createHash('sha256')
  let rows = 0
  async function* text() {
    for await (const lines of readLines(client, table)) {
      const part = `${lines.join('\n')}\n`
      sum.update(part)
      rows += lines.length
      yield part
    }
  }
  const out = createWriteStream(join(folder, tableFile(table)), { mode: 0o600, flush: true })
  await pipeline(Readable.from(text()), createGzip(), out)
  const { schema, name, columns } = table
  return { schema, name, columns: columns.map((column) => column.name), rows, sha256: sum.digest('hex') }
}

async function copyFiles(storage: FileStore, folder: string): Promise<number> {
  await mkdir(folder, { mode: 0o700 })
  let copied = 0
  for await (const { key } of storage.list()) {
    const bytes = await storage.get(key)
    // Removed since the list was made.
    if (!bytes) continue
    await writeFile(join(folder, key), bytes, { mode: 0o600, flush: true })
    copied += 1
  }
  return copied
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
