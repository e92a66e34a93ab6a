import { insertUser } from '#server/features/accounts/users/users.queries.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { insertMember } from '#server/features/companies/team/members.queries.ts'
import type { MemberRow } from '#server/features/companies/team.tables.ts'
import { emit } from '#server/features/events/events.service.ts'
import { type GivenRole, seesSalaryByDefault } from '#shared/companies/team-policy.ts'
import { addDays } from '#shared/core/time.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../context.ts'
import { insertCompany } from '../features/companies/companies.queries.ts'
import { seedPlan } from './seed-plan.ts'
import { seedOwnVacancies } from './seed-vacancies.ts'

/** Colleagues of the demo recruiter; they share the demo password. */
const colleagues: { email: string; full_name: string; headline: string; role: GivenRole }[] = [
  {
    email: 'irene@demo.skillo.example',
    full_name: "Irene O'Brien-Salvat",
    headline: 'Directora de personas',
    role: 'ADMIN',
  },
  {
    email: 'bruno@demo.skillo.example',
    full_name: 'Bruno Ocampo',
    headline: 'Jefe de desarrollo',
    role: 'HIRING_MANAGER',
  },
  { email: 'elena@demo.skillo.example', full_name: 'Elena Quintero', headline: 'Desarrolladora', role: 'INTERVIEWER' },
]

const company = {
  name: 'Marea Digital',
  slug: 'marea-digital-demo',
  legal_name: 'Marea Digital Demo S. L.',
  website: 'https://marea-digital.example',
  domain: 'marea-digital.example',
  verification: 'DOMAIN_VERIFIED',
  sector: 'technology',
  size: '11-50',
  founded_year: 2016,
  countries: ['ES', 'MX'],
  hq_city: 'Valencia',
  description:
    'Hacemos programas para puertos y empresas de transporte: planificación de muelles, avisos a tripulaciones y facturas sin papel. Somos un equipo pequeño que trabaja a distancia y se ve cada trimestre.',
  color_back: '#0b3d5c',
  color_front: '#ffffff',
  benefits: ['Horario flexible', 'Teletrabajo', '25 días de vacaciones', 'Presupuesto de formación'],
  default_currency: 'EUR',
  timezone: 'Europe/Madrid',
} as const

const FOUNDED_DAYS_AGO = 400

/** One company with a small team, complete enough to publish, and its vacancies. */
export async function seedCompany(tx: Deps, owner: UserRow, world: Config['demo_world']): Promise<void> {
  // It is older than what it looks for.
  const now = addDays(tx.now(), -FOUNDED_DAYS_AGO)
  const made = await insertCompany(tx.db, {
    ...company,
    countries: [...company.countries],
    benefits: [...company.benefits],
    created_by: owner.id,
    created_at: now,
    updated_at: now,
  })
  if (!made) return
  const place = { company_id: made.id, joined_at: now, updated_at: now }
  const join = (user_id: string, role: GivenRole | 'OWNER') =>
    insertMember(tx.db, { ...place, user_id, role, can_see_salary_expectations: seesSalaryByDefault(role) })
  const lead = await join(owner.id, 'OWNER')
  const team: MemberRow[] = []
  for (const { role, ...person } of colleagues) {
    const { password_hash, terms_version, terms_accepted_at, email_verified_at } = owner
    const account = {
      password_hash,
      terms_version,
      terms_accepted_at,
      email_verified_at,
      created_at: now,
      updated_at: now,
    }
    const user = await insertUser(tx.db, {
      ...person,
      ...account,
      intent: 'RECRUITER',
      country: 'ES',
      city: 'Valencia',
    })
    if (user) team.push(await join(user.id, role))
  }
  await emit({ ...tx, now: () => now }, { kind: 'COMPANY_CREATED', company_id: made.id, actor_id: owner.id })
  await seedPlan(tx, made)
  await seedOwnVacancies(tx, made, { lead, team }, world)
}
