import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const SQLITE_BUSY = 5
const PATIENCE_MS = 180_000

/**
 * Runs one piece of work at a time per data folder, across processes.
 * Node has no file locks of its own; SQLite takes one that the kernel drops when the process dies, however it dies.
 */
export async function withLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = await acquire(join(dataDir, 'postgres.lock'))
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function acquire(file: string): Promise<DatabaseSync> {
  const deadline = Date.now() + PATIENCE_MS
  const lock = open(file)
  while (!tryLock(lock, file)) {
    if (Date.now() > deadline) {
      lock.close()
      throw new Error(`Another process has held ${file} for minutes: end it and start again.`)
    }
    await delay(20)
  }
  return lock
}

function open(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (error) {
    throw unusable(file, error)
  }
}

function tryLock(lock: DatabaseSync, file: string): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    lock.close()
    throw unusable(file, error)
  }
}

function unusable(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `This account cannot write ${file} (${reason}): start Skillo as its owner, or set another DATA_DIR.`,
    { cause },
  )
}
