import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import type { FileStore } from '#server/platform/adapters/storage/storage.ts'
import {
  insertLines,
  listMigrations,
  listTables,
  setSequence,
  type TableShape,
  withLooseTables,
} from './backup.queries.ts'
import { BackupError } from './make-backup.service.ts'
import { MANIFEST, type Manifest, manifest, tableFile } from './manifest.ts'

interface Wanted {
  /** A migrated database in which nobody lives yet. */
  url: string
  folder: string
  storage: FileStore
}

const BATCH_ROWS = 500
const BATCH_LETTERS = 4_000_000

/** Brings a backup back, whole or not at all. */
export async function restoreBackup({ url, folder, storage }: Wanted): Promise<Manifest> {
  const made = await readManifest(folder)
  const client = new Client({ connectionString: url, application_name: 'skillo-restore' })
  await client.connect()
  try {
    const known = await listTables(client)
    const pairs = made.tables.map((saved) => ({ saved, table: tableFor(saved, known) }))
    await requireSameTables(client, made)
    await client.query('begin')
    await withLooseTables(client, known, async () => {
      for (const { saved, table } of pairs) await loadTable(client, { folder, saved, table })
    })
    for (const [name, value] of Object.entries(made.sequences)) await setSequence(client, name, value)
    await putFiles(storage, join(folder, 'files'))
    await client.query('commit')
    return made
  } finally {
    await client.end()
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no finished backup: ${MANIFEST} is missing.`)
  })
  return manifest.parse(JSON.parse(text))
}

async function requireSameTables(client: Client, { migrations }: Manifest): Promise<void> {
  if ((await listMigrations(client)).join() === migrations.join()) return
  throw new BackupError(
    'The backup was made by another release: restore it with that one, then start this one, which brings it up to date.',
  )
}

/** In the order of columns that was saved. */
function tableFor(saved: Manifest['tables'][number], known: readonly TableShape[]): TableShape {
  const found = known.find(({ schema, name }) => schema === saved.schema && name === saved.name)
  const columns = saved.columns.flatMap((name) => found?.columns.filter((column) => column.name === name) ?? [])
  if (!found || columns.length !== saved.columns.length)
    throw new BackupError(`The table ${saved.schema}.${saved.name} is another one here than in the backup.`)
  return { ...found, columns }
}

interface Loading {
  folder: string
  saved: Manifest['tables'][number]
  table: TableShape
}

async function loadTable(client: Client, { folder, saved, table }: Loading): Promise<void> {
  const input = createReadStream(join(folder, tableFile(saved))).pipe(createGunzip())
  const sum = createHash('sha256')
  let [rows, letters, batch]: [number, number, string[]] = [0, 0, []]
  const write = async () => {
    if (batch.length > 0) await insertLines(client, table, batch)
    letters = 0
    batch = []
  }
  for await (const line of linesOf(input)) {
    sum.update(`${line}\n`)
    rows += 1
    letters += batch.push(line) && line.length
    if (batch.length >= BATCH_ROWS || letters >= BATCH_LETTERS) await write()
  }
  await write()
  if (rows !== saved.rows || sum.digest('hex') !== saved.sha256)
    throw new BackupError(`${tableFile(saved)} is not what was written: the backup is damaged.`)
}

/** Only at the end of a line as it was written: other signs that Unicode takes for one stand inside of texts. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of input) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function putFiles(storage: FileStore, folder: string): Promise<void> {
  const keys = await readdir(folder).catch(() => [])
  for (const key of keys) await storage.put(key, await readFile(join(folder, key)), 'application/octet-stream')
}
