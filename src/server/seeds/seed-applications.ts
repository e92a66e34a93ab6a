import { randomUUID } from 'node:crypto'
import { findUserByEmail, insertUser } from '#server/features/accounts/users/users.queries.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { listMemberships } from '#server/features/companies/team/access.queries.ts'
import { insertCv, listCvs } from '#server/features/cvs/cvs.queries.ts'
import type { CvRow } from '#server/features/cvs/cvs.tables.ts'
import { changeApplication, noteOn } from '#server/features/hiring/applications/application-states.service.ts'
import { insertApplication, insertStep } from '#server/features/hiring/applications/applications.queries.ts'
import { matchOfCv } from '#server/features/hiring/applying/application-match.service.ts'
import { writeStage } from '#server/features/hiring/pipelines/pipelines.queries.ts'
import { stagesOf } from '#server/features/hiring/stages/stages.service.ts'
import type { ApplicationRow } from '#server/features/hiring/tables/applications.tables.ts'
import { markApplied } from '#server/features/jobs/applied-jobs.service.ts'
import { listVacancyRows } from '#server/features/vacancies/vacancies.queries.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { addDays } from '#shared/core/time.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import type { Deps } from '../context.ts'
import { cvEntry as entry } from './cv-entry.ts'
import { type DemoApplicant, demoApplicants, demoDesigner } from './demo-applicants.ts'
import { promiseSample } from './sample/promise-sample.ts'

const MOST = 50
const HELD_DAYS = 7

/** People who applied to the demo company, in every state that a team meets; the first is the demo seeker herself. */
export async function seedApplications(tx: Deps, recruiter: UserRow, seeker: UserRow): Promise<void> {
  const isDone = demoApplicants[0] && (await findUserByEmail(tx.db, demoApplicants[0].email))
  const [membership] = await listMemberships(tx.db, recruiter.id)
  if (isDone || !membership) return
  const { company } = membership
  const vacancies = await listVacancyRows(tx.db, { company_id: company.id, q: '', limit: MOST })
  const [first, second] = vacancies
  if (second) await reviewBlind(tx, second)
  const [own] = await listCvs(tx.db, seeker.id)
  if (first && own) await apply(tx, first, { user: seeker, cv: own.cv }, { stage: 1, days_ago: 4, viewed: true })
  for (const [at, applicant] of demoApplicants.entries()) {
    const vacancy = vacancies[at % 3 === 2 ? 1 : 0]
    if (vacancy) await apply(tx, vacancy, await person(tx, applicant, seeker), applicant)
  }
  const asking = vacancies.find(({ document }) => document.questions.some(({ kind }) => kind === 'ARCHIVO'))
  if (!asking) return
  await apply(tx, asking, await person(tx, demoDesigner, seeker), demoDesigner)
  await promiseSample(tx, company.id)
}

/** The second vacancy is judged without names until its first interview. */
async function reviewBlind(tx: Deps, vacancy: VacancyRow): Promise<void> {
  const stages = await stagesOf(tx, vacancy)
  const shown = stages.findIndex(({ kind }) => kind === 'INTERVIEW')
  for (const stage of stages.slice(0, Math.max(1, shown)))
    await writeStage(tx.db, stage.id, { ...stage, is_blind: true })
}

/** They share the demo password of `like`. */
async function person(tx: Deps, applicant: DemoApplicant, like: UserRow): Promise<{ user: UserRow; cv: CvRow }> {
  const { full_name, headline, email, position, company, skills } = applicant
  const { password_hash, terms_version, terms_accepted_at } = like
  const at = { created_at: tx.now(), updated_at: tx.now() }
  const account = {
    password_hash,
    terms_version,
    terms_accepted_at,
    email_verified_at: tx.now(),
    intent: 'SEEKER' as const,
  }
  const user = await insertUser(tx.db, { ...account, full_name, headline, email, timezone: 'Europe/Madrid', ...at })
  if (!user) throw new Error(`the demo account ${email} exists already`)
  const content = cvContent.parse({
    title: 'Mi CV',
    target_role: headline,
    document: {
      basics: { full_name, headline, email },
      experience: [
        entry({ position, company, start: '2020-02', current: true, summary: `Trabajo con ${skills.join(', ')}.` }),
      ],
      skills: skills.map((name) => entry({ name })),
    },
  })
  return { user, cv: await insertCv(tx.db, { ...content, user_id: user.id, is_base: true, ...at }) }
}

type Standing = Pick<DemoApplicant, 'stage' | 'days_ago' | 'viewed' | 'end'>

async function apply(
  tx: Deps,
  vacancy: VacancyRow,
  { user, cv }: { user: UserRow; cv: CvRow },
  standing: Standing,
): Promise<void> {
  const stages = await stagesOf(tx, vacancy)
  const [first] = stages
  if (!first) return
  const then = addDays(tx.now(), -standing.days_ago)
  const match = await matchOfCv(tx, cv.id, vacancy.document)
  const stage = stages[Math.min(standing.stage, stages.length - 2)]
  const promised_reply_at = addDays(then, vacancy.document.reply_days ?? 10)
  const row = await insertApplication(
    tx.db,
    {
      vacancy_id: vacancy.id,
      company_id: vacancy.company_id,
      user_id: user.id,
      cv_id: cv.id,
      source: 'DIRECT',
      creation_key: randomUUID(),
      stage_id: first.id,
      told_stage_id: first.id,
      promised_reply_at,
      is_blind: stage?.is_blind ?? false,
      full_name: user.full_name,
      headline: user.headline ?? '',
      cv_title: cv.title,
      missed_must: match?.missed_must ?? 0,
      ...(match && {
        match_low: match.low,
        match_high: match.high,
        match_label: match.label,
        match_shown: match.shown,
      }),
      applied_at: then,
      stage_since: then,
      changed_at: then,
    },
    {
      content: cvContent.parse(cv),
      note: null,
      answers: [],
      declared: {},
      match,
      created_at: then,
      engine_version: match?.engine_version ?? null,
      vacancy_revision: vacancy.revision,
    },
  )
  const applied_at = { applied_at: then, is_hidden: row.is_blind, match }
  await markApplied(tx, { user_id: user.id, vacancy_id: vacancy.id, ...applied_at })
  const applied = { application_id: row.id, vacancy_id: vacancy.id, kind: 'APPLIED' as const, actor_id: user.id }
  await insertStep(tx.db, { ...applied, to_stage_id: first.id, created_at: then })
  const delivered = await changeApplication(tx, row, { step: 'deliver' })
  await goOn(tx, delivered, standing, stage?.id ?? first.id, vacancy.created_by)
}

/** What the team and the person did since. */
async function goOn(tx: Deps, row: ApplicationRow, standing: Standing, stage_id: string, actor_id: string | null) {
  const now = tx.now()
  const seen = standing.viewed ? await noteOn(tx, row, { kind: 'VIEWED', actor_id }, { viewed_at: now }) : row
  const contact = { first_reply_at: now, last_contact_at: now, stage_since: now, told_stage_id: stage_id }
  const moved =
    stage_id === seen.stage_id
      ? seen
      : await changeApplication(tx, seen, {
          changes: { stage_id, ...contact },
          history: { kind: 'MOVED', actor_id, from_stage_id: seen.stage_id, to_stage_id: stage_id },
        })
  if (standing.end === 'REJECTED')
    await changeApplication(tx, moved, {
      step: 'reject',
      changes: {
        decided_at: now,
        told_at: now,
        decision_side: 'COMPANY',
        decision_reason: 'EXPERIENCIA',
        decision_depth: 'CV',
      },
      history: { kind: 'REJECTED', actor_id, detail: 'EXPERIENCIA' },
    })
  if (standing.end === 'WITHDRAWN')
    await changeApplication(tx, moved, {
      step: 'withdraw',
      changes: { decided_at: now, decision_side: 'CANDIDATE', decision_reason: 'OTRA_OFERTA' },
      history: { kind: 'WITHDRAWN', actor_id: moved.user_id },
    })
  if (standing.end === 'ON_HOLD')
    await changeApplication(tx, moved, {
      step: 'hold',
      changes: { promised_reply_at: addDays(now, HELD_DAYS) },
      history: { kind: 'HELD', actor_id },
    })
}
