import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as interviews from '#shared/hiring/interviews.ts'
import * as messages from '#shared/hiring/messages.ts'
import * as notes from '#shared/hiring/notes.ts'
import * as offers from '#shared/hiring/offers.ts'
import * as reviews from '#shared/hiring/reviews.ts'
import * as scorecards from '#shared/hiring/scorecards.ts'
import { ownerOnly, type Row, row } from '../rows.ts'
import type { World } from '../world.ts'
import { applicantKnown, either, inVacancy, ofApplication, seers } from './hiring-inputs.ts'

const ofInterview = (world: World) => ({
  params: { id: world.company.hiring.application_id, interview_id: world.company.hiring.interview_id },
})
const ofOffer = (world: World) => ({
  params: { id: world.company.hiring.application_id, offer_id: world.company.hiring.offer_id },
})
const set =
  (table: 'offers' | 'interviews', to: string) =>
  async ({ app, company }: World) => {
    const { application_id } = company.hiring
    const moment = table === 'interviews' ? sql`, starts_at = slots[1] - interval '20 days'` : sql``
    await app.deps.db.execute(
      sql`update ${sql.identifier(table)} set "state" = ${to}${moment} where application_id = ${application_id}`,
    )
  }

const slots = ['2026-03-12T10:00:00Z', '2026-03-13T10:00:00Z']
const proposal = {
  title: 'Charla',
  kind: 'VIDEO' as const,
  duration_minutes: 30,
  slots,
  timezone: 'Europe/Madrid',
  usual_only: false,
  place: 'https://reunion.example',
}
const terms = {
  salary: 1000,
  currency: 'EUR' as const,
  period: 'ANIO' as const,
  contract: 'INDEFINIDO' as const,
  start_date: '2026-09-01',
  expires_on: '2026-03-20',
}

const talkRows: Row[] = [
  row(messages.listMessages, either(200), ofApplication, applicantKnown),
  row(
    messages.sendMessage,
    either(201),
    (world) => ({
      ...ofApplication(world),
      body: { creation_key: randomUUID(), body: 'Hola' },
    }),
    applicantKnown,
  ),
  row(messages.uploadMessageFile, either(201), (world) => ({
    ...ofApplication(world),
    file: new File(['%PDF-1.7 hola'], 'carta.pdf'),
  })),
  row(
    messages.getMessageFile,
    either(200),
    ({ company }) => ({
      params: { id: company.hiring.application_id, file_id: company.hiring.file_id },
    }),
    applicantKnown,
  ),
  row(interviews.listInterviews, either(200), ofApplication, applicantKnown),
  row(interviews.proposeInterview, seers(201), (world) => ({ ...ofApplication(world), body: proposal })),
  row(interviews.changeInterview, seers(200), (world) => ({ ...ofInterview(world), body: proposal })),
  row(interviews.chooseSlot, ownerOnly(422), (world) => ({
    ...ofInterview(world),
    body: { starts_at: '2026-03-12T10:00:00Z' },
  })),
  row(
    interviews.askOtherSlots,
    ownerOnly(200),
    (world) => ({ ...ofInterview(world), body: { message: 'Otro día' } }),
    applicantKnown,
  ),
  row(interviews.cancelInterview, seers(200), (world) => ({ ...ofInterview(world), body: {} }), applicantKnown),
  row(interviews.finishInterview, seers(200), (world) => ({ ...ofInterview(world), body: { came: true } }), {
    ...applicantKnown,
    prepare: set('interviews', 'SCHEDULED'),
  }),
  row(interviews.getInterviewIcs, either(200), ofInterview, {
    ...applicantKnown,
    prepare: set('interviews', 'SCHEDULED'),
  }),
  row(
    interviews.listVacancyInterviews,
    seers(200),
    (world) => ({
      ...inVacancy(world),
      query: { when: 'OPEN' as const },
    }),
    applicantKnown,
  ),
]

const offerRows: Row[] = [
  row(reviews.getReview, either(200), ofApplication),
  row(reviews.askReview, ownerOnly(409), (world) => ({
    ...ofApplication(world),
    body: { reason: 'Tengo la certificación que pedían.' },
  })),
  row(reviews.answerReview, seers(404), (world) => ({
    ...ofApplication(world),
    body: { outcome: 'KEPT' as const, answer: 'Lo miramos otra vez y mantenemos la decisión.' },
  })),
  row(offers.listOffers, either(200), ofApplication, applicantKnown),
  // One is open already.
  row(offers.createOffer, seers(409), (world) => ({ ...ofApplication(world), body: terms })),
  row(offers.updateOffer, seers(200), (world) => ({ ...ofOffer(world), body: terms })),
  row(offers.previewOffer, seers(200), ofOffer),
  row(
    offers.sendOffer,
    seers(200),
    (world) => ({ ...ofOffer(world), body: { reason: 'Lo acordamos por teléfono.' } }),
    applicantKnown,
  ),
  row(offers.withdrawOffer, seers(200), ofOffer, applicantKnown),
  row(offers.getOfferLetter, either(200), ofOffer, { ...applicantKnown, prepare: set('offers', 'SENT') }),
  row(offers.acceptOffer, ownerOnly(200), (world) => ({ ...ofOffer(world), body: { full_name: 'Ana García' } }), {
    ...applicantKnown,
    prepare: set('offers', 'SENT'),
  }),
  row(offers.declineOffer, ownerOnly(200), (world) => ({ ...ofOffer(world), body: {} }), {
    ...applicantKnown,
    prepare: set('offers', 'SENT'),
  }),
]

const noted = (world: World) => ({
  params: { id: world.company.hiring.application_id, note_id: world.company.hiring.note_id },
})
const ofTask = (world: World) => ({
  params: { id: world.company.hiring.application_id, task_id: world.company.hiring.task_id },
})

const teamworkRows: Row[] = [
  row(notes.listNotes, seers(200), ofApplication),
  row(notes.createNote, seers(201), (world) => ({ ...ofApplication(world), body: { body: 'Nota' } })),
  // Only whoever wrote it.
  row(notes.deleteNote, { ...seers(404), owner: 204 }, noted),
  row(notes.listTasks, seers(200), ofApplication),
  row(notes.createTask, seers(201), (world) => ({ ...ofApplication(world), body: { title: 'Llamar' } })),
  row(notes.finishTask, seers(200), (world) => ({ ...ofTask(world), body: { done: true } })),
  row(notes.deleteTask, seers(204), ofTask),
  row(scorecards.listScorecards, seers(200), ofApplication),
  row(scorecards.submitScorecard, seers(200), (world) => ({
    ...ofApplication(world),
    body: { ratings: [], overall: 'DUDAS' as const },
  })),
  row(scorecards.requestScorecards, seers(204), (world) => ({
    ...ofApplication(world),
    body: { member_ids: [world.company.owner_member_id] },
  })),
  row(scorecards.getCriteria, seers(200), inVacancy),
  row(scorecards.saveCriteria, seers(200), (world) => ({
    ...inVacancy(world),
    body: { criteria: [{ id: randomUUID(), name: 'SQL' }] },
  })),
]

export const hiringTalkRows: Row[] = [...talkRows, ...offerRows, ...teamworkRows]
