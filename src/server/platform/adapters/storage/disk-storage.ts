import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '#shared/core/errors.ts'
import { checkObjectKey, isObjectKey } from './object-key.ts'
import type { FileStore, StoredObject } from './storage.ts'

/** The database may live on the same disk and must never run out of it because of pictures. */
const KEEP_FREE_BYTES = 256 * 1024 * 1024

const PRIVATE = { recursive: true, mode: 0o700 } as const

/**
 * Objects as files in two levels of folders, `ab/cd/abcd…`. Bytes are first written to `incoming/` under a random id of
 * their own: what a killed process leaves there is listed and removed like any object that nobody knows.
 */
export function createDiskStorage(folder: string, keepFreeBytes = KEEP_FREE_BYTES): FileStore {
  const incoming = join(folder, 'incoming')
  return {
    async put(key, bytes) {
      const levels = foldersOf(folder, key)
      const draft = join(incoming, randomUUID())
      try {
        const created = await mkdir(incoming, PRIVATE)
        if (created) await syncFolder(dirname(created))
        await refuseWhenFull(folder, bytes.length + keepFreeBytes)
        await writeDurably(draft, bytes)
        await mkdir(levels[0], PRIVATE)
        await rename(draft, join(levels[0], key))
        for (const level of levels) await syncFolder(level)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw isFull(error) ? new AppError('storage_full') : error
      }
    },
    get: (key) => orUndefined(readFile(join(foldersOf(folder, key)[0], key))),
    async remove(key) {
      await rm(join(foldersOf(folder, key)[0], key), { force: true })
      await rm(join(incoming, key), { force: true })
    },
    list: () => walk(folder),
  }
}

/** Innermost first. */
function foldersOf(folder: string, key: string): [string, string, string] {
  checkObjectKey(key)
  const outer = join(folder, key.slice(0, 2))
  return [join(outer, key.slice(2, 4)), outer, folder]
}

async function refuseWhenFull(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed) throw new AppError('storage_full')
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name survives a power cut only once its folder is on the disk too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* walk(folder: string): AsyncGenerator<StoredObject> {
  for (const entry of (await orUndefined(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    if (!entry.isFile() || !isObjectKey(entry.name)) continue
    const found = await orUndefined(stat(path))
    if (found) yield { key: entry.name, modified_at: found.mtime }
  }
}

async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
