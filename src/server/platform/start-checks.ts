import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

/** Why the server cannot start, in one sentence that says what to change. */
export class StartError extends Error {}

const MB = 1024 * 1024
/** A new database takes about 60 MB before anything is in it. */
const LEAST_FREE_BYTES = 128 * MB

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const REASONS: Record<string, string> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'it, or something above it, is a file and not a folder',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it lies on a read-only file system',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
}

export function folderProblem(path: string, code: string): StartError {
  return new StartError(`DATA_DIR=${path} cannot be used: ${REASONS[code] ?? code}.`)
}

/** Level by level: Node's own recursive way never ends on a file system that refuses as if nothing were there. */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory()) return
  if (found) throw folderProblem(path, 'EEXIST')
  await makeFolder(dirname(path))
  await mkdir(path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
}

/** Makes the data folder and writes to it once, so that a wrong one is told here and not by the database in its own words. */
export async function prepareDataFolder(path: string): Promise<void> {
  const probe = join(path, `.probe-${randomUUID()}`)
  try {
    await makeFolder(path)
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined)
    throw error instanceof StartError ? error : folderProblem(path, codeOf(error))
  }
  const { bavail, bsize } = await statfs(path)
  if (bavail * bsize < LEAST_FREE_BYTES) throw folderProblem(path, 'ENOSPC')
}

export function portProblem(port: number, error: unknown): StartError {
  const code = codeOf(error)
  return new StartError(
    code === 'EADDRINUSE'
      ? `Port ${port} is already in use: stop what listens there, or set PORT to another one.`
      : `Port ${port} cannot be opened (${code}): set PORT or HOST to something else.`,
  )
}

/** Says at once, before minutes of work, that somebody else holds the port. */
export async function requireFreePort({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(port, error)))
    server.listen({ host, port }, () => server.close(() => resolve()))
  })
}
