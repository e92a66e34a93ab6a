import { findUserByEmail, updateUser } from '#server/features/accounts/users/users.queries.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { insertCv } from '#server/features/cvs/cvs.queries.ts'
import { emit } from '#server/features/events/events.service.ts'
import { addDays } from '#shared/core/time.ts'
import type { Deps } from '../../context.ts'
import { demoAccounts } from '../../features/accounts/demo-accounts.ts'
import { chanceOf } from '../chance.ts'
import { seedCameos } from '../hiring/cameos.ts'
import { findCompanyNamed } from '../hiring/hiring-seeds.queries.ts'
import { seedHiring } from '../hiring/seed-hiring.ts'
import { busyFates } from '../hiring/usual-fates.ts'
import { careerOf } from '../people/career.ts'
import { lands } from '../people/lands.ts'
import { monthOf } from '../people/months.ts'
import { writeCv } from '../people/write-cv.ts'
import { promiseSample } from '../sample/promise-sample.ts'
import { trades } from '../trades/all-trades.ts'
import { seedSearching } from './seed-searching.ts'
import { seedWorld } from './seed-world.ts'

const HERS = 'Pixel y Lupa'

/** The world around the demo accounts, and their own part in it. */
export async function seedAround(tx: Deps, both: UserRow): Promise<void> {
  await seedBoth(tx, both)
  await seedWorld(tx, { like: both, owners: { [HERS]: both } })
  const seeker = await findUserByEmail(tx.db, demoAccounts[0].email)
  if (seeker) await updateUser(tx.db, seeker.id, { timezone: lands.MX.timezone, currency: lands.MX.currency })
  const marea = await findCompanyNamed(tx.db, 'Marea Digital')
  if (marea) {
    await seedHiring(tx, marea, busyFates)
    await promiseSample(tx, marea.id)
  }
  await seedCameos(tx)
  if (seeker) await seedSearching(tx, seeker)
}

async function seedBoth(tx: Deps, user: UserRow): Promise<void> {
  const trade = trades.find(({ name }) => name === 'Diseñador/a UX/UI')
  if (!trade) throw new Error('the demonstration needs somebody who designs')
  const chance = chanceOf('both')
  const today = tx.now()
  const { full_name, email } = user
  const content = writeCv(chance, {
    named: { full_name, gender: 'f', mother_tongue: 'es' },
    email,
    land: lands.ES,
    city: 'Málaga',
    region: 'Andalucía',
    trade,
    career: careerOf(chanceOf('both, older'), trade, today),
    now: monthOf(today),
  })
  const at = { created_at: addDays(today, -90), updated_at: addDays(today, -3) }
  const { id } = await insertCv(tx.db, { ...content, user_id: user.id, is_base: true, ...at })
  await updateUser(tx.db, user.id, {
    visibility: 'VISIBLE',
    timezone: lands.ES.timezone,
    job_preferences: {
      roles: ['Diseñadora UX/UI'],
      seniority: ['SENIOR'],
      modalities: ['REMOTO', 'HIBRIDO'],
      countries: ['ES'],
      contract_types: ['INDEFINIDO'],
      availability: '1_MES',
      work_permits: ['ES'],
      search_status: 'ABIERTA',
    },
  })
  await emit(tx, { kind: 'CV_CHANGED', cv_id: id })
}
