import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { dropDatabase, execute, urlOf } from './postgres-admin.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A database without any table. */
export async function createBareDatabase(): Promise<TestDatabase> {
  const server = inject('admin_url')
  const name = `skillo_test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template template0`)
  return { url: urlOf(server, name), drop: () => dropDatabase(server, name) }
}

/** A migrated, empty database of its own for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('admin_url')
  const name = `skillo_test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${inject('template')} strategy file_copy`)
  return { url: urlOf(server, name), drop: () => dropDatabase(server, name) }
}
