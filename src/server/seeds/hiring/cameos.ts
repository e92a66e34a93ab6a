import type { Deps } from '../../context.ts'
import { bothAccount, demoAccounts } from '../../features/accounts/demo-accounts.ts'
import { chanceOf } from '../chance.ts'
import { Told } from '../world/told.ts'
import { appliedAt } from './casting.ts'
import { type FateName, fates } from './fates.ts'
import { findCandidate, findCompanyNamed, listOpened, listTeams } from './hiring-seeds.queries.ts'
import { noRows } from './rows.ts'
import { castOf, keepHiring } from './seed-hiring.ts'
import { Story } from './story.ts'

interface Cameo {
  email: string
  company: string
  /** How the title of the vacancy begins. */
  title: string
  fate: FateName
}

const seeker = demoAccounts[0].email
const both = bothAccount.email

/** What whoever tries the demo accounts finds under «Mis postulaciones». */
const cameos: readonly Cameo[] = [
  { email: seeker, company: 'Marea Digital', title: 'Desarrollador/a frontend', fate: 'SCHEDULED' },
  { email: seeker, company: 'Ajolote Software', title: 'Desarrollador/a frontend', fate: 'OFFERED' },
  { email: seeker, company: 'Nopal Digital', title: 'Desarrollador/a frontend', fate: 'WRITTEN' },
  { email: seeker, company: 'Pixel y Lupa', title: 'Desarrollador/a frontend', fate: 'SEEN' },
  { email: seeker, company: 'Telar Datos', title: 'Desarrollador/a frontend', fate: 'REFUSED' },
  { email: seeker, company: 'Guadua Sistemas', title: 'Desarrollador/a frontend', fate: 'WITHDRAWN' },
  { email: seeker, company: 'Hilo Rojo Sistemas', title: 'Desarrollador/a frontend', fate: 'NEW' },
  { email: seeker, company: 'Hornero Tech', title: 'Desarrollador/a frontend', fate: 'PROPOSED' },
  { email: both, company: 'Hilo Rojo Sistemas', title: 'Diseñador/a UX/UI', fate: 'SCHEDULED' },
  { email: both, company: 'Copihue Software', title: 'Diseñador/a UX/UI', fate: 'CALLED' },
  { email: both, company: 'Ajolote Software', title: 'Diseñador/a UX/UI', fate: 'REFUSED' },
]

export async function seedCameos(tx: Deps): Promise<void> {
  for (const cameo of cameos) await appear(tx, cameo)
}

async function appear(tx: Deps, { email, company: name, title, fate }: Cameo): Promise<void> {
  const company = await findCompanyNamed(tx.db, name)
  const applicant = await findCandidate(tx.db, email)
  if (!company || !applicant) return
  const chance = chanceOf(`cameo/${email}/${name}`)
  const now = tx.now()
  const opened = (await listOpened(tx.db, company.id)).filter((one) => one.title.startsWith(title))
  const long = opened.find((one) => appliedAt(chance, fate, one, now) !== undefined) ?? opened[0]
  if (!long) return
  const team = (await listTeams(tx.db, company.id)).filter(({ vacancy_id }) => vacancy_id === long.id)
  const cast = await castOf(tx, { vacancy: long, company, team })
  const applied_at = appliedAt(chance, fate, long, now)
  if (!cast || !applied_at) return
  const rows = noRows(new Told(chance, now))
  fates[fate].play(new Story({ chance, rows, cast, applicant, applied_at, now }))
  await keepHiring(tx, rows, [long])
}
