import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as analysis from '#shared/hiring/analysis.ts'
import * as applying from '#shared/hiring/applying.ts'
import * as automations from '#shared/hiring/automations.ts'
import * as blind from '#shared/hiring/blind.ts'
import * as board from '#shared/hiring/board.ts'
import * as bulk from '#shared/hiring/bulk.ts'
import * as certificates from '#shared/hiring/certificates.ts'
import * as corrections from '#shared/hiring/corrections.ts'
import * as decisions from '#shared/hiring/decisions.ts'
import * as letters from '#shared/hiring/letters.ts'
import * as mine from '#shared/hiring/my-applications.ts'
import * as outgoing from '#shared/hiring/outgoing.ts'
import * as stages from '#shared/hiring/stages.ts'
import * as tailored from '#shared/hiring/tailored-cvs.ts'
import * as talentPool from '#shared/hiring/talent-pool.ts'
import * as team from '#shared/hiring/team-application.ts'
import * as templates from '#shared/hiring/templates/templates.ts'
import { summariseApplication } from '#shared/matching/match-summaries.ts'
import { OWN_LINES } from '#shared/matching/matching.ts'
import { team as byRole, type Expected, everybody, ownerOnly, type Row, row, signedIn } from '../rows.ts'
import type { World } from '../world.ts'
import { applicantKnown, either, inVacancy, ofApplication, seers } from './hiring-inputs.ts'

const ofJob = ({ company }: World) => ({ params: { vacancy_id: company.vacancies.PUBLISHED } })
const draft = { cv_id: null, note: 'Hola', answers: [], declared: {} }
const ownCv = ({ owner }: World) => owner.cvs.base_id

const letter = (world: World) => ({ ...ofJob(world), body: { cv_id: ownCv(world), text: 'Hola, equipo:' } })

/** Only one of them has a confirmed address, and that one does not have this CV. */
const applying_now: Expected = { ...signedIn(409), 'invited-not-accepted': 404 }

const applyRows: Row[] = [
  row(tailored.listTailoredCvs, signedIn(200), () => ({})),
  row(tailored.tailorCv, signedIn(200), ofJob),
  row(tailored.getCvMatch, ownerOnly(200), (world) => ({
    params: { ...ofJob(world).params, cv_id: ownCv(world) },
  })),
  row(applying.getApplyContext, signedIn(200), ofJob, { reveals: ({ company }) => [company.canary] }),
  row(applying.saveApplyDraft, signedIn(204), (world) => ({ ...ofJob(world), body: draft })),
  row(applying.saveApplyDraft, ownerOnly(204), (world) => ({
    ...ofJob(world),
    body: { ...draft, cv_id: ownCv(world) },
  })),
  row(letters.previewLetter, ownerOnly(200), letter),
  row(letters.exportLetter, ownerOnly(200), letter),
  row(applying.deleteApplyDraft, signedIn(204), ofJob),
  row(applying.previewApplication, ownerOnly(200), (world) => ({
    ...ofJob(world),
    body: { ...draft, cv_id: ownCv(world) },
  })),
  row(applying.applyToJob, applying_now, (world) => ({
    ...ofJob(world),
    body: { creation_key: randomUUID(), cv_id: ownCv(world) },
  })),
  row(applying.undoApplication, ownerOnly(409), ofApplication),
]

const external = ({ company }: World) => ({ params: { id: company.hiring.external_id } })
const certificate = ({ company }: World) => ({ params: { id: company.hiring.certificate.id } })
const elsewhere = { company: 'Otra', role: 'Analista', applied_on: '2026-02-01', state: 'ENVIADA' as const }
const companyKnown = { reveals: ({ company, other_company }: World) => [company.canary, other_company.canary] }

const myRows: Row[] = [
  row(mine.listMyApplications, signedIn(200), () => ({}), companyKnown),
  row(mine.getMyFigures, signedIn(200), () => ({})),
  row(mine.exportMyApplications, signedIn(200), () => ({}), companyKnown),
  row(mine.getMyApplication, ownerOnly(200), ofApplication, companyKnown),
  row(mine.getSentCv, either(200), ofApplication, applicantKnown),
  // That note is no letter.
  row(letters.getSentLetter, signedIn(404), ofApplication),
  row(mine.withdrawApplication, ownerOnly(200), (world) => ({ ...ofApplication(world), body: {} }), companyKnown),
  row(mine.savePrivateNote, ownerOnly(204), (world) => ({
    ...ofApplication(world),
    body: { note: 'Nota', reminder_at: null },
  })),
  row(mine.listExternalApplications, signedIn(200), () => ({})),
  row(mine.createExternalApplication, signedIn(201), () => ({ body: elsewhere })),
  row(mine.updateExternalApplication, ownerOnly(200), (world) => ({ ...external(world), body: elsewhere })),
  row(mine.deleteExternalApplication, ownerOnly(204), external),
  row(certificates.createCertificate, signedIn(201), () => ({ body: { from: '2026-01-01', to: '2026-03-01' } })),
  row(certificates.listCertificates, signedIn(200), () => ({})),
  row(certificates.getCertificateFile, ownerOnly(200), certificate),
  row(certificates.checkCertificate, everybody(200), ({ company }) => ({
    params: { code: company.hiring.certificate.code },
  })),
]

const stageOf = ({ company }: World, index: number) => company.hiring.stages[index]?.id ?? ''
const version = 2

const sent = ({ company }: World) => ({
  params: { vacancy_id: company.vacancies.PUBLISHED, id: company.hiring.application_id },
})

const boardRows: Row[] = [
  row(board.getDashboard, seers(200), inVacancy, applicantKnown),
  row(
    board.getBoardChanges,
    seers(200),
    (world) => ({ ...inVacancy(world), query: { since: '2026-01-01T00:00:00Z' } }),
    applicantKnown,
  ),
  row(
    board.moveApplication,
    seers(200),
    (world) => ({
      ...ofApplication(world),
      body: { version, expected_stage_id: stageOf(world, 0), stage_id: stageOf(world, 1) },
    }),
    applicantKnown,
  ),
  row(
    blind.revealApplication,
    seers(200),
    (world) => ({ ...ofApplication(world), body: { reason: 'COORDINAR' as const } }),
    applicantKnown,
  ),
  row(board.listApplications, seers(200), inVacancy, applicantKnown),
  row(board.exportApplications, seers(200), inVacancy, applicantKnown),
  row(analysis.getAnalysis, seers(200), inVacancy),
  row(analysis.exportAnalysis, seers(200), inVacancy),
  row(board.listBoardActivity, seers(200), inVacancy, applicantKnown),
  row(team.getTeamApplication, seers(200), sent, applicantKnown),
  // Nobody connected a model here.
  row(summariseApplication, seers(409), sent),
  row(team.markOpened, seers(204), ofApplication),
  row(corrections.getApplicationAnalysis, either(200), ofApplication, applicantKnown),
  // Nothing was compared when this application was made: there is no line to correct.
  row(corrections.correctVerdict, seers(404), (world) => ({
    ...ofApplication(world),
    body: { requirement_id: OWN_LINES.OCCUPATION, verdict: 'CUMPLE' as const, reason: 'Lo contó al teléfono.' },
  })),
  row(corrections.removeCorrection, seers(404), ({ company }) => ({
    params: { id: company.hiring.application_id, requirement_id: OWN_LINES.OCCUPATION },
  })),
  row(
    team.assignApplication,
    seers(200),
    (world) => ({
      ...ofApplication(world),
      body: { member_id: world.company.owner_member_id },
    }),
    applicantKnown,
  ),
  row(
    team.tagApplication,
    seers(200),
    (world) => ({ ...ofApplication(world), body: { tags: ['Clave'] } }),
    applicantKnown,
  ),
]

const message = { body: 'Gracias por tu interés; seguiremos con otras personas.', delay_hours: 1 }
const rejection = { side: 'COMPANY' as const, reason: 'OTRO' as const, depth: 'CV' as const, message, version }
const state =
  (to: string) =>
  async ({ app, company }: World) => {
    const decided = sql`decided_at = now(), decision_reason = 'OTRO'`
    const { application_id } = company.hiring
    await app.deps.db.execute(sql`update applications set ${decided}, "state" = ${to} where id = ${application_id}`)
  }

const decisionRows: Row[] = [
  row(
    decisions.rejectApplication,
    seers(200),
    (world) => ({ ...ofApplication(world), body: rejection }),
    applicantKnown,
  ),
  row(
    decisions.getRejectionText,
    seers(200),
    (world) => ({ ...ofApplication(world), query: { depth: 'CV' as const } }),
    applicantKnown,
  ),
  row(decisions.restoreApplication, seers(200), (world) => ({ ...ofApplication(world), body: { version } }), {
    ...applicantKnown,
    prepare: state('REJECTED'),
  }),
  row(
    decisions.holdApplication,
    seers(200),
    (world) => ({ ...ofApplication(world), body: { version, days: 3 } }),
    applicantKnown,
  ),
  row(decisions.resumeApplication, seers(200), (world) => ({ ...ofApplication(world), body: { version } }), {
    ...applicantKnown,
    prepare: state('ON_HOLD'),
  }),
  row(decisions.getClosing, seers(200), inVacancy),
  row(decisions.closeAndAnswer, seers(200), (world) => ({
    ...inVacancy(world),
    body: { reason: 'FILLED' as const, open_applications: 1 },
  })),
]

const ofBulk = ({ company }: World) => ({
  params: { id: company.vacancies.PUBLISHED, bulk_id: company.hiring.bulk_id },
})
const ofMail = ({ company }: World) => ({
  params: { id: company.vacancies.PUBLISHED, outgoing_id: company.hiring.outgoing_id },
})
const mail = { subject: 'Otro asunto', body: 'Otras palabras.', send_at: '2026-03-04T10:00:00Z' }

const manyRows: Row[] = [
  row(bulk.startBulk, seers(202), (world) => ({
    ...inVacancy(world),
    body: {
      creation_key: randomUUID(),
      application_ids: [world.company.hiring.application_id],
      action: { kind: 'TAG' as const, tag: 'Clave' },
    },
  })),
  row(talentPool.askForTalent, seers(204), ofApplication),
  // The person is in that very vacancy, and whoever may not look for people does not get so far.
  row(talentPool.inviteElsewhere, seers(409), (world) => ({
    ...ofApplication(world),
    body: { vacancy_id: world.company.vacancies.PUBLISHED },
  })),
  row(
    bulk.previewBulk,
    seers(200),
    (world) => ({
      params: { id: world.company.vacancies.PUBLISHED },
      body: {
        application_id: world.company.hiring.application_id,
        action: { kind: 'MESSAGE' as const, body: 'Hola, {nombre}.' },
      },
    }),
    applicantKnown,
  ),
  row(bulk.getBulk, seers(200), ofBulk),
  row(bulk.undoBulk, seers(200), ofBulk),
  row(outgoing.listOutgoing, seers(200), inVacancy, applicantKnown),
  row(outgoing.changeOutgoing, seers(200), (world) => ({ ...ofMail(world), body: mail }), applicantKnown),
  row(outgoing.cancelOutgoing, seers(200), ofMail, applicantKnown),
]

const inCompany = ({ company }: World) => ({ params: { id: company.id } })
const ofPipelineTemplate = ({ company }: World) => ({
  params: { id: company.id, template_id: company.hiring.pipeline_template_id },
})
const ofMessageTemplate = ({ company }: World) => ({
  params: { id: company.id, template_id: company.hiring.message_template_id },
})
const text = {
  kind: 'MENSAJE' as const,
  name: 'Otro texto',
  subject: 'Hola',
  body: 'Hola, {nombre}: seguimos en contacto contigo.',
}
const kept = ({ company }: World) =>
  company.hiring.stages.map(({ name, candidate_label, kind, expected_days }) => ({
    name,
    candidate_label,
    kind,
    expected_days,
  }))

const ofRule = ({ company }: World) => ({
  params: { id: company.vacancies.PUBLISHED, automation_id: company.hiring.automation_id },
})
const rule = {
  trigger: { kind: 'OFFER_ACCEPTED' as const },
  action: { kind: 'ADD_TAG' as const, tag: 'Preparar llegada' },
}
const ruleRows: Row[] = [
  row(automations.listAutomations, seers(200), inVacancy, applicantKnown),
  row(automations.createAutomation, seers(201), (world) => ({ ...inVacancy(world), body: rule })),
  row(automations.updateAutomation, seers(200), (world) => ({ ...ofRule(world), body: rule })),
  row(automations.deleteAutomation, seers(204), ofRule),
]

const templateRows: Row[] = [
  row(stages.getPipeline, seers(200), inVacancy),
  row(stages.savePipeline, seers(200), (world) => ({
    ...inVacancy(world),
    body: { version: 1, stages: kept(world).map((one, index) => ({ ...one, id: stageOf(world, index) })) },
  })),
  row(stages.getProcess, everybody(200), ofJob),
  row(stages.listPipelineTemplates, byRole('edit_templates', 200), inCompany),
  row(stages.createPipelineTemplate, byRole('edit_templates', 201), (world) => ({
    ...inCompany(world),
    body: { name: 'Otro proceso', stages: kept(world) },
  })),
  row(stages.deletePipelineTemplate, byRole('edit_templates', 204), ofPipelineTemplate),
  row(templates.listMessageTemplates, byRole('edit_templates', 200), inCompany),
  row(templates.createMessageTemplate, byRole('edit_templates', 201), (world) => ({ ...inCompany(world), body: text })),
  row(templates.updateMessageTemplate, byRole('edit_templates', 200), (world) => ({
    ...ofMessageTemplate(world),
    body: text,
  })),
  row(templates.deleteMessageTemplate, byRole('edit_templates', 204), ofMessageTemplate),
]

export const hiringRows: Row[] = [
  ...applyRows,
  ...myRows,
  ...boardRows,
  ...decisionRows,
  ...manyRows,
  ...ruleRows,
  ...templateRows,
]
