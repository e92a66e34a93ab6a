import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/platform/db/migrate.ts'
import { type EmbeddedDatabase, startEmbedded } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { tasks } from '#server/tasks.ts'
import { roomiestParent } from '#tests/support/open-folder.ts'
import { dropDatabase, execute, urlOf } from '#tests/support/postgres/postgres-admin.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** May create and drop databases. */
    admin_url: string
    /** A migrated, empty database that every test file copies. */
    template: string
    /** Goes with the run. */
    folder: string
  }
}

const FOLDER = 'skillo-test-run-'

/** One server and one migrated template for the whole run; everything is gone after it. */
export async function setup(project: TestProject) {
  const folder = await temporaryFolder()
  const server = await testServer(folder)
  const template = `skillo_template_${randomBytes(6).toString('hex')}`
  try {
    await openQuickly(server.url)
    await execute(server.url, `create database ${template}`)
    await migrate(urlOf(server.url, template), tasks)
  } catch (error) {
    await server.stop()
    await removeFolder(folder)
    throw error
  }
  project.provide('folder', folder)
  project.provide('admin_url', server.url)
  project.provide('template', template)
  return async () => {
    await dropDatabase(server.url, template)
    await server.stop()
    await removeFolder(folder)
  }
}

/** The server of TEST_DATABASE_URL, or one of our own that keeps nothing. */
async function testServer(folder: string): Promise<EmbeddedDatabase> {
  const outside = process.env.TEST_DATABASE_URL
  return outside ? { url: outside, stop: async () => {} } : startEmbedded({ dataDir: folder, durable: false })
}

/** Thousands of connections are opened in a run, and most of what one costs are the rounds in which a password is made hard to guess. */
async function openQuickly(url: string): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return
  const { username, password } = new URL(url)
  await execute(url, `set scram_iterations = 1; alter role ${username} password '${password}'`)
}

async function temporaryFolder(): Promise<string> {
  const parent = roomiestParent()
  await removeAbandoned(parent)
  const folder = await mkdtemp(join(parent, `${FOLDER}${process.pid}-`))
  // Root's server runs as another account, which must be able to enter.
  await chmod(folder, 0o755)
  return folder
}

/** The server's logger may write a last line after it, which must not fail the run. */
function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20 })
}

/** A run that was killed leaves its server behind, which ends by itself soon after its folder is gone. */
async function removeAbandoned(parent: string) {
  const folders = (await readdir(parent)).filter((name) => name.startsWith(FOLDER))
  const abandoned = folders.filter((name) => !isAlive(Number.parseInt(name.slice(FOLDER.length), 10)))
  await Promise.all(abandoned.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => {})))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
