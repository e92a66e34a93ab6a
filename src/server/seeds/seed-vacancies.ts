import { randomUUID } from 'node:crypto'
import { insertUser } from '#server/features/accounts/users/users.queries.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { insertMember } from '#server/features/companies/team/members.queries.ts'
import type { MemberRow } from '#server/features/companies/team.tables.ts'
import { emit } from '#server/features/events/events.service.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { roleName } from '#server/features/language/taxonomy/role-names.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { insertTemplate } from '#server/features/vacancies/templates/templates.queries.ts'
import { minorUnits } from '#shared/core/money.ts'
import { addDays } from '#shared/core/time.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../context.ts'
import { insertCompany } from '../features/companies/companies.queries.ts'
import type { CompanyRow } from '../features/companies/companies.tables.ts'
import { skillIdOf } from '../features/language/normalise/concept-of.ts'
import { insertVacancy, replaceHiringTeam } from '../features/vacancies/vacancies.queries.ts'
import { html } from '../platform/html.ts'
import { business } from './demo-companies-business.ts'
import { healthAndHospitality } from './demo-companies-health-hospitality.ts'
import { industryAndEducation } from './demo-companies-industry.ts'
import { technologyVacancies } from './demo-vacancies-technology.ts'
import { type DemoCompany, type DemoVacancy, demoPlaces } from './demo-vacancy.ts'
import { seedPlan } from './seed-plan.ts'

const demoCompanies = [...business, ...healthAndHospitality, ...industryAndEducation]

type House = Pick<DemoCompany, 'currency' | 'period' | 'payments' | 'reply_days' | 'team' | 'benefits'>

const marea: House = {
  currency: 'EUR',
  period: 'ANIO',
  payments: 12,
  reply_days: 10,
  team: 'Somos catorce personas en tres equipos que se ven cada trimestre en Valencia. Trabajamos con ramas cortas, revisamos todo entre dos y nadie publica los viernes por la tarde. Las reuniones caben en la mañana del martes.',
  benefits: ['Horario flexible', 'Teletrabajo', 'Presupuesto de formación'],
}

/** Vacancies of the demo recruiter's company; more than its plan would publish, so that there is something to find. */
export async function seedOwnVacancies(
  tx: Deps,
  company: CompanyRow,
  { lead: owner, team }: { lead: MemberRow; team: readonly MemberRow[] },
  world: Config['demo_world'],
): Promise<void> {
  // Boards that have people on them were opened weeks ago.
  const daysAgo = (at: number) => (world === 'full' ? 46 - at * 4 : at * 2)
  // They see only vacancies that they work on: each gets every second one.
  const invited = team.filter(({ role }) => role === 'INTERVIEWER' || role === 'HIRING_MANAGER')
  for (const [at, vacancy] of technologyVacancies.entries()) {
    const with_them = invited.filter((_, place) => place === at % invited.length)
    await publish(tx, { company, owner, with_them, house: marea, vacancy, days_ago: Math.max(0, daysAgo(at)) })
  }
  const [often] = technologyVacancies
  const at = { created_at: tx.now(), updated_at: tx.now() }
  const template = { company_id: company.id, name: 'Equipo de producto', created_by: owner.user_id, ...at }
  if (often) await insertTemplate(tx.db, { ...template, document: documentOf(often, marea) })
}

/** Other companies, of other countries and trades. Their people share the demo password of `like`. */
export async function seedOtherCompanies(tx: Deps, like: UserRow): Promise<void> {
  for (const [place, house] of demoCompanies.entries()) {
    const { company, owner } = await aDemoCompany(tx, house, like)
    if (house.vacancies.length > 1) await seedPlan(tx, company)
    for (const [at, vacancy] of house.vacancies.entries())
      await publish(tx, { company, owner, house, vacancy, days_ago: (at * 3 + place) % 25 })
  }
}

async function aDemoCompany(tx: Deps, house: DemoCompany, like: UserRow) {
  const now = tx.now()
  const { password_hash, terms_version, terms_accepted_at } = like
  const { name, domain, sector, size, countries, hq_city, timezone, description, benefits, currency } = house
  const account = { password_hash, terms_version, terms_accepted_at, email_verified_at: now, timezone }
  const at = { created_at: now, updated_at: now }
  const person = { full_name: house.owner, email: `personas@${domain}`, intent: 'RECRUITER' as const, city: hq_city }
  const user = await insertUser(tx.db, { ...account, ...person, country: countries[0] ?? null, ...at })
  const company =
    user &&
    (await insertCompany(tx.db, {
      name,
      domain,
      sector,
      size,
      countries,
      hq_city,
      timezone,
      description,
      benefits,
      slug: domain.replace('.example', '-demo'),
      website: `https://${domain}`,
      default_currency: currency,
      verification: house.verified ? 'DOMAIN_VERIFIED' : 'UNVERIFIED',
      default_reply_days: house.reply_days,
      created_by: user.id,
      ...at,
    }))
  if (!company) throw new Error(`the demo company ${name} exists already`)
  const place = { company_id: company.id, user_id: user.id, joined_at: now, updated_at: now }
  const owner = await insertMember(tx.db, { ...place, role: 'OWNER', can_see_salary_expectations: true })
  return { company, owner }
}

interface Publication {
  company: CompanyRow
  owner: MemberRow
  with_them?: readonly MemberRow[]
  house: House
  vacancy: DemoVacancy
  days_ago: number
}

async function publish(tx: Deps, publication: Publication): Promise<void> {
  const { company, owner, with_them = [], house, vacancy, days_ago } = publication
  const published_at = addDays(tx.now(), -days_ago)
  const document = documentOf(vacancy, house)
  const row = await insertVacancy(tx.db, {
    company_id: company.id,
    created_by: owner.user_id,
    title: document.title,
    document,
    state: 'PUBLISHED',
    published_at,
    expires_at: addDays(published_at, document.duration_days),
    created_at: published_at,
    updated_at: published_at,
  })
  const others = with_them.map(({ id }) => ({ member_id: id, role: 'MEMBER' as const }))
  await replaceHiringTeam(tx.db, row.id, [{ member_id: owner.id, role: 'LEAD' }, ...others])
  await emit(tx, { kind: 'VACANCY_CHANGED', vacancy_id: row.id })
}

/** The whole document of a few words; tests look for it too. */
function documentOf(vacancy: DemoVacancy, house: House): VacancyDocument {
  const place = demoPlaces[vacancy.place]
  if (!place) throw new Error(`no such place: ${vacancy.place}`)
  const role_id = normaliseTitle(vacancy.title).role_id ?? null
  const { mode, level, contract = 'INDEFINIDO', day = 'COMPLETA', period = house.period } = vacancy
  const unit = 10 ** minorUnits(house.currency)
  const closing = `Respondemos a todas las personas que se postulan en ${house.reply_days} días como máximo, también cuando seguimos con otras. El proceso tiene una llamada breve y una entrevista con el equipo.`
  return vacancyDocument.parse({
    title: vacancy.title,
    role_id,
    role_family: (role_id && taxonomy().role(role_id)?.family) ?? '',
    seniority: level,
    modality: mode,
    contract,
    working_day: day,
    office_days: mode === 'HIBRIDO' ? 3 : null,
    locations: mode === 'REMOTO' ? [] : [place],
    remote_countries: mode === 'REMOTO' ? [place.country] : [],
    salary: {
      min: vacancy.pay[0] * unit,
      max: vacancy.pay[1] * unit,
      currency: house.currency,
      period,
      payments_per_year: period === 'MES' ? house.payments : 12,
    },
    benefits: house.benefits,
    description: html`${[vacancy.text, house.team, closing].map((paragraph) => html`<p>${paragraph}</p>`)}`.toString(),
    responsibilities: vacancy.tasks,
    requirements: requirementsOf(vacancy, role_id),
    steps: ['Llamada breve', 'Entrevista con el equipo', 'Oferta'].map((name) => ({ id: randomUUID(), name })),
    questions: vacancy.sample ? [{ id: randomUUID(), text: vacancy.sample, kind: 'ARCHIVO', required: false }] : [],
    reply_days: house.reply_days,
    duration_days: 60,
  })
}

function requirementsOf(vacancy: DemoVacancy, role_id: string | null): object[] {
  const { must, should = [], nice = [], years = 0, languages = {} } = vacancy
  const skill = (importance: Requirement['importance']) => (name: string) => ({
    id: randomUUID(),
    type: 'SKILL',
    importance,
    value: { name, skill_id: skillIdOf(name) },
  })
  const role = role_id ? taxonomy().role(role_id) : undefined
  const name = role ? roleName(role) : vacancy.title
  const experience = { id: randomUUID(), type: 'ROLE_EXPERIENCE', importance: 'IMPORTANTE' }
  return [
    ...must.map(skill('EXCLUYENTE')),
    ...should.map(skill('IMPORTANTE')),
    ...nice.map(skill('DESEABLE')),
    ...(years > 0 ? [{ ...experience, value: { role_id, name, min_years: years } }] : []),
    ...Object.entries(languages).map(([language, min_level]) => ({
      id: randomUUID(),
      type: 'LANGUAGE',
      importance: 'IMPORTANTE',
      value: { language, min_level },
    })),
  ]
}
