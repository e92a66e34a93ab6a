import { hash } from '@node-rs/argon2'
import { startSession } from '#server/features/auth/sessions.service.ts'
import { insertUser } from '#server/features/users/users.queries.ts'
import type { NewUser, UserRow } from '#server/features/users/users.tables.ts'
import type { TestApp } from './app.ts'

/** Good enough for the rules, the same for everybody, so that hashing it once is enough. */
export const PASSWORD = 'lluvia-sobre-el-tejado'
// Cheap parameters: these hashes are only ever compared, and the cost is part of the stored value.
const cheapHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1 })

let counter = 0

/** A person with a verified address; what the test does not care about is filled in. */
export async function aUser({ deps }: TestApp, values: Partial<NewUser> = {}): Promise<UserRow> {
  counter += 1
  const now = deps.now()
  const user = await insertUser(deps.db, {
    full_name: 'Ana Prueba',
    email: `persona-${counter}@correo.example`,
    email_verified_at: now,
    password_hash: await cheapHash,
    terms_version: 'test',
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
    ...values,
  })
  if (!user) throw new Error('that address is taken')
  return user
}

/** A person who is signed in. */
export async function aSession(app: TestApp, values: Partial<NewUser> = {}): Promise<{ user: UserRow; token: string }> {
  const user = await aUser(app, values)
  const request = { id: 'test', ip: '192.0.2.10', user_agent: 'test' }
  return { user, token: await startSession({ ...app.deps, request }, user.id) }
}
