import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { contentOf } from '#server/features/cvs/cv-content.ts'
import { matchOfCv } from '#server/features/hiring/applying/application-match.service.ts'
import { upsertCriteria } from '#server/features/hiring/scorecards/scorecards.queries.ts'
import { stagesOf } from '#server/features/hiring/stages/stages.service.ts'
import { giveConsent } from '#server/features/matching/matching.service.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { addDays } from '#shared/core/time.ts'
import type { Deps } from '../../context.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { Told } from '../world/told.ts'
import { applicantsFor, appliedAt, type Candidate } from './casting.ts'
import { type FateName, fates } from './fates.ts'
import { addVisits, insertHiring, listCandidates, listCvRows, listOpened, listTeams } from './hiring-seeds.queries.ts'
import { type Cast, type Colleague, type HiringRows, noRows } from './rows.ts'
import { addressed, sayings } from './sayings.ts'
import { Story } from './story.ts'

/** Which fates the applications to a vacancy have, the first vacancy of the company being 0. */
export type Fates = (chance: Chance, vacancy: VacancyRow, number: number) => readonly FateName[]

/** Some applications to each vacancy of a company, with all that came of them. */
export async function seedHiring(tx: Deps, company: CompanyRow, fatesOf: Fates): Promise<void> {
  const rows = noRows(new Told(chanceOf(`told/${company.name}`), tx.now()))
  const all = await listCandidates(tx.db)
  const teams = await listTeams(tx.db, company.id)
  const opened = await listOpened(tx.db, company.id)
  for (const [number, vacancy] of opened.entries()) {
    const chance = chanceOf(`hiring/${company.name}/${vacancy.title}/${number}`)
    const names = fatesOf(chance, vacancy, number)
    const team = teams.filter(({ vacancy_id }) => vacancy_id === vacancy.id)
    const cast = names.length > 0 ? await castOf(tx, { vacancy, company, team }) : undefined
    if (cast) play(chance, { rows, cast, names, all, now: tx.now() })
  }
  await keepHiring(tx, rows, opened)
  await addVisits(tx.db, company.id)
}

interface OnStage {
  vacancy: VacancyRow
  company: CompanyRow
  team: readonly Colleague[]
}

export async function castOf(tx: Deps, { vacancy, company, team }: OnStage): Promise<Cast | undefined> {
  const [lead, ...others] = team
  if (!lead) return undefined
  const stages = await stagesOf({ ...tx, now: () => vacancy.published_at ?? tx.now() }, vacancy)
  // The same for whoever asks twice, so that ratings find their criterion.
  const chance = chanceOf(`criteria/${vacancy.id}`)
  const criteria = ['Conocimientos', 'Experiencia', 'Comunicación'].map((name, at) => ({
    id: chance.uuid(),
    name,
    description: '',
    weight: at === 0 ? 2 : 1,
  }))
  await upsertCriteria(tx.db, vacancy.id, criteria, addDays(tx.now(), -30))
  return { vacancy, stages, team: [lead, ...others], criteria, timezone: company.timezone }
}

interface Play {
  rows: HiringRows
  cast: Cast
  names: readonly FateName[]
  all: readonly Candidate[]
  now: Date
}

function play(chance: Chance, { rows, cast, names, all, now }: Play): void {
  const people = applicantsFor(chance, cast.vacancy, all, names.length)
  for (const [at, applicant] of people.entries()) {
    const name = names[at] ?? 'NEW'
    const applied_at = appliedAt(chance, name, cast.vacancy, now)
    if (applied_at) fates[name].play(new Story({ chance, rows, cast, applicant, applied_at, now }))
  }
}

/** Writes it all, with what was sent and how well it fitted. */
export async function keepHiring(tx: Deps, rows: HiringRows, vacancies: readonly VacancyRow[]): Promise<void> {
  const known = new Map(vacancies.map((vacancy) => [vacancy.id, vacancy]))
  const written = await listCvRows(
    tx.db,
    rows.applications.flatMap(({ cv_id }) => cv_id ?? []),
  )
  const cvs = new Map(written.map((cv) => [cv.id, cv]))
  const chance = chanceOf(`snapshots/${vacancies[0]?.id}`)
  for (const application of rows.applications) {
    const vacancy = known.get(application.vacancy_id)
    const cv = cvs.get(application.cv_id ?? '')
    if (!vacancy || !cv) continue
    const match = await matchOfCv(tx, cv.id, vacancy.document)
    if (match)
      Object.assign(application, {
        match_low: match.low,
        match_high: match.high,
        match_label: match.label,
        match_shown: match.shown,
        missed_must: match.missed_must,
      })
    const note = chance.is(0.4) ? addressed(chance.pick(sayings.cover), application.full_name) : null
    rows.snapshots.push({
      application_id: application.id,
      content: contentOf(cv),
      note,
      answers: [],
      declared: {},
      match,
      engine_version: match?.engine_version ?? null,
      vacancy_revision: vacancy.revision,
      created_at: application.applied_at,
    })
  }
  await insertHiring(tx.db, rows)
  await letSomeBeKept(tx, rows.applications)
}

/** Some whom the team knows by name said with their application that they want to be considered for other vacancies. */
async function letSomeBeKept(tx: Deps, applications: HiringRows['applications']): Promise<void> {
  for (const { id, user_id, company_id, is_blind, applied_at } of applications) {
    if (!user_id || is_blind || !chanceOf(`kept/${id}`).is(0.3)) continue
    const given_at = applied_at ?? tx.now()
    await giveConsent({ ...tx, now: () => given_at }, { company_id, user_id, application_id: id })
  }
}
