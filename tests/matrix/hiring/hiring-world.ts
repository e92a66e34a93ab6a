import { randomUUID } from 'node:crypto'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { findCv } from '#server/features/cvs/cvs.queries.ts'
import {
  insertApplication,
  insertStep,
  updateApplication,
  writeApplicationState,
} from '#server/features/hiring/applications/applications.queries.ts'
import { insertAnswerFile } from '#server/features/hiring/applying/answer-files.queries.ts'
import { insertRule } from '#server/features/hiring/automations/automations.queries.ts'
import { insertBulk } from '#server/features/hiring/bulk/bulk.queries.ts'
import { newCertificateCode } from '#server/features/hiring/certificates/certificate-code.ts'
import { insertCertificate } from '#server/features/hiring/certificates/certificates.queries.ts'
import { insertInterview } from '#server/features/hiring/interviews/interviews.queries.ts'
import { insertMessage, insertMessageFile } from '#server/features/hiring/messages/messages.queries.ts'
import { insertExternal } from '#server/features/hiring/my-applications/external.queries.ts'
import { insertNote, insertTask } from '#server/features/hiring/notes/notes.queries.ts'
import { insertOffer } from '#server/features/hiring/offers/offers.queries.ts'
import { insertOutgoing } from '#server/features/hiring/outgoing/outgoing.queries.ts'
import { insertTemplate } from '#server/features/hiring/pipelines/pipelines.queries.ts'
import { DEFAULT_PIPELINE } from '#server/features/hiring/stages/default-pipelines.ts'
import { ensurePipeline, listStages } from '#server/features/hiring/stages/stages.queries.ts'
import * as messageTemplates from '#server/features/hiring/templates/message-templates.queries.ts'
import { addDays } from '#shared/core/time.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import type { TestApp } from '#tests/support/app.ts'

interface Around {
  company_id: string
  vacancy_id: string
  boss: UserRow
  applicant: UserRow
  cv_id: string
  canary: string
}

/** A question of the kind that a file answers. */
export const FILE_QUESTION = randomUUID()

/** An application with everything that can hang on it; the person's words and the company's stand in it. */
export async function hiringOf(app: TestApp, around: Around) {
  const { deps } = app
  const { db } = deps
  const now = deps.now()
  await ensurePipeline(db, around.vacancy_id, DEFAULT_PIPELINE, now)
  const stages = await listStages(db, around.vacancy_id)
  const application_id = await application(app, around, stages[0]?.id ?? '')
  const place = { application_id, vacancy_id: around.vacancy_id }
  const times = { created_at: now, updated_at: now }
  const slots = [addDays(now, 3), addDays(now, 4)]
  const interview = await insertInterview(db, {
    ...place,
    title: around.canary,
    kind: 'VIDEO',
    duration_minutes: 30,
    slots,
    timezone: 'Europe/Madrid',
    place: 'https://reunion.example',
    ...times,
  })
  const offer = await insertOffer(db, {
    application_id,
    salary: 32_000_00,
    currency: 'EUR',
    period: 'ANIO',
    contract: 'INDEFINIDO',
    start_date: '2026-09-01',
    expires_on: '2026-04-01',
    expires_at: addDays(now, 20),
    terms: around.canary,
    ...times,
  })
  const mail = {
    kind: 'MESSAGE' as const,
    subject: 'Asunto',
    body: around.canary,
    send_at: addDays(now, 1),
    created_at: now,
  }
  const outgoing = await insertOutgoing(db, { ...place, ...mail })
  const bulk = await insertBulk(db, {
    vacancy_id: around.vacancy_id,
    user_id: around.boss.id,
    creation_key: randomUUID(),
    created_at: now,
    action: { kind: 'TAG', tag: 'Revisar' },
    application_ids: [application_id],
  })
  const rule = await insertRule(db, {
    vacancy_id: around.vacancy_id,
    author_id: around.boss.id,
    is_on: true,
    created_at: now,
    saved_at: now,
    trigger: { kind: 'APPLIED' },
    action: { kind: 'ADD_TAG', tag: 'Nueva' },
  })
  if (!offer || !outgoing || !bulk) throw new Error('the world is incomplete')
  return {
    automation_id: rule.id,
    application_id,
    stages,
    offer_id: offer.id,
    interview_id: interview.id,
    outgoing_id: outgoing.id,
    bulk_id: bulk.id,
    ...(await pages(app, around, application_id)),
  }
}

async function application({ deps }: TestApp, around: Around, stage_id: string): Promise<string> {
  const { db } = deps
  const now = deps.now()
  const cv = await findCv(db, around.applicant.id, around.cv_id)
  const { full_name } = around.applicant
  const row = await insertApplication(
    db,
    {
      vacancy_id: around.vacancy_id,
      company_id: around.company_id,
      user_id: around.applicant.id,
      stage_id,
      cv_id: around.cv_id,
      creation_key: randomUUID(),
      source: 'DIRECT',
      full_name,
      headline: full_name,
      cv_title: full_name,
      applied_at: now,
      stage_since: now,
      changed_at: now,
      told_stage_id: stage_id,
    },
    {
      content: cvContent.parse(cv),
      note: full_name,
      answers: [],
      declared: {},
      vacancy_revision: 1,
      created_at: now,
    },
  )
  await insertStep(db, { application_id: row.id, vacancy_id: row.vacancy_id, kind: 'APPLIED', created_at: now })
  await writeApplicationState(db, row, 'ACTIVE', { changed_at: now })
  await updateApplication(db, row.id, { changed_at: now })
  return row.id
}

async function pages({ deps }: TestApp, around: Around, application_id: string) {
  const { company_id, boss, applicant, canary } = around
  const { db } = deps
  const created_at = deps.now()
  const note = { application_id, author_id: boss.id, body: canary, visibility: 'TEAM' as const, created_at }
  const message = {
    application_id,
    author_id: boss.id,
    side: 'TEAM' as const,
    body: canary,
    creation_key: randomUUID(),
  }
  const said = await insertMessage(db, { ...message, created_at })
  const file_id = randomUUID()
  await deps.storage.put(file_id, Buffer.from(canary), 'application/pdf')
  const file = {
    id: file_id,
    application_id,
    uploader_id: boss.id,
    name: 'carta.pdf',
    type: 'application/pdf',
    bytes: 1,
  }
  await insertMessageFile(db, { ...file, message_id: said?.id ?? null, created_at })
  const answer_file_id = await answerFile(deps, around, application_id)
  const kept = { company_id, name: canary, created_at }
  const pipeline = await insertTemplate(db, { ...kept, stages: [...DEFAULT_PIPELINE] })
  const text = { kind: 'MENSAJE' as const, subject: canary, body: canary, updated_at: created_at }
  const template = await messageTemplates.insertTemplate(db, { ...kept, ...text })
  const elsewhere = {
    company: applicant.full_name,
    role: 'Analista',
    applied_on: '2026-02-01',
    state: 'ENVIADA' as const,
  }
  const external = await insertExternal(db, {
    ...elsewhere,
    user_id: applicant.id,
    ad_text: applicant.full_name,
    created_at,
    updated_at: created_at,
  })
  return {
    file_id,
    answer_file_id,
    certificate: await certificate(deps, applicant),
    note_id: (await insertNote(db, note)).id,
    task_id: await insertTask(db, { application_id, title: canary, created_at }),
    external_id: external.id,
    pipeline_template_id: pipeline?.id ?? '',
    message_template_id: template?.id ?? '',
  }
}

/** The question is put into the vacancy by the rows that need it; the answer was sent with the application. */
async function answerFile({ db, storage, now }: TestApp['deps'], around: Around, application_id: string) {
  const { id: user_id, full_name } = around.applicant
  const id = randomUUID()
  await storage.put(id, Buffer.from(full_name), 'application/pdf')
  await insertAnswerFile(db, {
    id,
    user_id,
    vacancy_id: around.vacancy_id,
    question_id: FILE_QUESTION,
    application_id,
    name: `${full_name}.pdf`,
    type: 'application/pdf',
    bytes: 1,
    created_at: now(),
  })
  return id
}

async function certificate({ db, now }: TestApp['deps'], { id: user_id, full_name }: UserRow) {
  const days = { from: '2026-02-01', to: '2026-03-01', issued_on: '2026-03-02' }
  const said = {
    day: '2026-02-01',
    company: full_name,
    role: full_name,
    channel: 'Skillo',
    history: [],
    state: 'Vista',
  }
  const made = {
    ...days,
    user_id,
    full_name,
    code: newCertificateCode(),
    applications: 1,
    rows: [said],
    created_at: now(),
  }
  return insertCertificate(db, made)
}

export type HiringThings = Awaited<ReturnType<typeof hiringOf>>
