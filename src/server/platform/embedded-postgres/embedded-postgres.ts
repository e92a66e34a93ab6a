import { mkdir, realpath, rmdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { clusterFolder, createCluster, readPassword, refuseOtherMajor } from './cluster.ts'
import { refuseUnlessDurable } from './durability.ts'
import { withLock } from './lock.ts'
import { exists, findPlace, type Place, socketFolder } from './place.ts'
import { connectIfReady, connectStarting, stopServer } from './server.ts'

// Held, shared, in the maintenance database, where nothing else takes locks.
const PRESENCE_KEY = 1

export interface EmbeddedDatabase {
  url: string
  /** Close your own connections first: the last process out stops the server. */
  stop(): Promise<void>
}

interface Attached {
  place: Place
  socket_folder: string
  url: string
  presence_url: string
  presence: pg.Client
}

/** Starts the PostgreSQL of a data folder, or joins the one that another process already runs on it. */
export async function startEmbedded(options: { dataDir: string; durable?: boolean }): Promise<EmbeddedDatabase> {
  await mkdir(options.dataDir, { recursive: true })
  const folder = await realpath(options.dataDir)
  const durable = options.durable ?? true
  let attached = await withLock(folder, () => attach(folder, durable, { create: true }))
  let stopping: Promise<void> | undefined
  let rejoining = Promise.resolve()

  const watch = () => {
    attached.presence.once('end', () => {
      if (!stopping) rejoining = rejoin()
    })
  }
  const rejoin = async () => {
    // The server died under us (killed, out of memory): bring it back, for the connection string stays the same.
    while (!stopping && (await exists(clusterFolder(attached.place)))) {
      try {
        attached = await withLock(folder, () => attach(folder, durable, { create: false }))
        return watch()
      } catch {
        await delay(500)
      }
    }
  }
  const stop = async () => {
    await rejoining
    await ((await exists(folder)) ? withLock(folder, () => leave(attached)) : attached.presence.end())
  }

  watch()
  return {
    url: attached.url,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

/** Runs under the lock: afterwards a server is up and this process is counted among its users. */
async function attach(folder: string, durable: boolean, { create }: { create: boolean }): Promise<Attached> {
  const place = await findPlace(folder)
  if (create && !(await exists(clusterFolder(place)))) await createCluster(place, await findBinaries(place))
  await refuseOtherMajor(place)
  const socket_folder = await socketFolder(place)
  const url = connectionString(await readPassword(place), socket_folder)
  const presence_url = url('postgres')
  const presence = await connectStarting({ place, socket_folder, durable }, presence_url)
  const attached = { place, socket_folder, url: url('skillo'), presence_url, presence }
  try {
    // The lock is held by a connection, so it ends with this process even when it is killed.
    await presence.query('select pg_advisory_lock_shared($1)', [PRESENCE_KEY])
    if (durable) await refuseUnlessDurable(presence)
    return attached
  } catch (error) {
    await leave(attached)
    throw error
  }
}

/** Runs under the lock: stops the server when no other process uses it. */
async function leave({ place, socket_folder, presence, presence_url }: Attached) {
  const alone = await isAlone(presence).catch(async () => {
    const replacement = await connectIfReady(presence_url)
    return replacement !== undefined && isAlone(replacement).finally(() => replacement.end())
  })
  await presence.end().catch(() => {})
  if (!alone) return
  await stopServer(place)
  // It may stand in the temporary folder of the machine, where nothing of ours should stay.
  await rmdir(socket_folder).catch(() => {})
}

async function isAlone(client: pg.Client): Promise<boolean> {
  // The session of a process that was killed a moment ago needs some milliseconds to go.
  for (let attempt = 0; attempt < 25; attempt++) {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE_KEY])
    if (rows[0]?.alone) return true
    await delay(20)
  }
  return false
}

const connectionString = (password: string, socket_folder: string) => (database: string) =>
  `postgres://skillo:${password}@localhost/${database}?host=${encodeURIComponent(socket_folder)}`
