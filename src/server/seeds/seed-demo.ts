import { TERMS_VERSION } from '#server/features/accounts/auth/register.service.ts'
import { findUserByEmail, insertUser } from '#server/features/accounts/users/users.queries.ts'
import { takeTime } from '#server/platform/db/open.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import type { Config } from '../config.ts'
import { type Deps, inTransaction } from '../context.ts'
import { bothAccount, DEMO_PASSWORD, demoAccounts } from '../features/accounts/demo-accounts.ts'
import { emit } from '../features/events/events.service.ts'
import { seedApplications } from './seed-applications.ts'
import { seedCompany } from './seed-companies.ts'
import { seedCvs } from './seed-cvs.ts'
import { seedOtherCompanies } from './seed-vacancies.ts'
import { seedAround } from './world/seed-around.ts'

type World = Config['demo_world']

/**
 * Fills a new database once: people, companies and vacancies, then who applied to them; each all or nothing. True when
 * tasks will draw the rest while people already look around.
 */
export async function seedDemo(deps: Deps, world: World = 'small'): Promise<boolean> {
  const goes_on = await seedPeople(deps, world)
  const seeker = await findUserByEmail(deps.db, demoAccounts[0].email)
  const recruiter = await findUserByEmail(deps.db, demoAccounts[1].email)
  const both = await findUserByEmail(deps.db, bothAccount.email)
  if (seeker && recruiter && !both)
    await inTransaction(deps, async (tx) => {
      await takeTime(tx.db)
      await seedApplications(tx, recruiter, seeker)
    })
  return goes_on
}

async function seedPeople(deps: Deps, world: World): Promise<boolean> {
  if (await findUserByEmail(deps.db, demoAccounts[0].email)) return false
  const password_hash = await hashPassword(DEMO_PASSWORD)
  return inTransaction(deps, async (tx) => {
    await takeTime(tx.db)
    for (const account of demoAccounts) {
      const user = await seedAccount(tx, account, password_hash)
      if (user?.intent === 'SEEKER') await seedCvs(tx, user)
      if (user?.intent !== 'RECRUITER') continue
      await seedCompany(tx, user, world)
      await seedOtherCompanies(tx, user)
    }
    const both = world === 'full' ? await seedAccount(tx, bothAccount, password_hash) : undefined
    if (both) await seedAround(tx, both)
    return both !== undefined
  })
}

type Account = (typeof demoAccounts)[number] | typeof bothAccount

async function seedAccount(tx: Deps, { about: _, part: __, ...account }: Account, password_hash: string) {
  const now = tx.now()
  const user = await insertUser(tx.db, {
    ...account,
    password_hash,
    email_verified_at: account.intent ? now : null,
    terms_version: TERMS_VERSION,
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
  })
  if (user) await emit(tx, { kind: 'WELCOME', person_id: user.id, recipients: [user.id] })
  return user
}
