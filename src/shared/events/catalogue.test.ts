import { describe, expect, it } from 'vitest'
import { accountEvents } from './account-events.ts'
import { activityKinds, activityOf, catalogue, keptKinds, noticeOf, type StoredEvent } from './catalogue.ts'
import { hiringEvents } from './hiring-events.ts'

const ID = '00000000-0000-4000-8000-000000000001'

/** Whatever any kind wants to know; each takes its own. */
const facts = {
  role: 'ADMIN',
  sees: true,
  domain: 'empresa.example',
  device: 'Firefox en Linux',
  host: 'hooks.acme.example',
  title: 'Analista de datos',
  reason: 'FILLED',
  code: 'plan_limit',
  count: 1,
  opened: 80,
  scheduled_at: '2026-03-12T08:00:00.000Z',
  expires_at: '2026-04-12T08:00:00.000Z',
  timezone: 'Europe/Madrid',
  fields: ['title', 'salary'],
  told: ['title'],
  revision: 4,
  application_id: ID,
  external_id: ID,
  stage: 'Entrevista',
  name: 'Plantilla',
  before: 'Antes',
  alert: 'Mi alerta',
  list: '/app/jobs?q=datos',
  why: 'OTRO',
  is_on: true,
  plan: 'EQUIPO',
  on: '2026-03-12',
  days: 7,
  change: 'APP_ON',
}

const ids = {
  company_id: ID,
  actor_id: ID,
  person_id: ID,
  vacancy_id: ID,
  invitation_id: ID,
  request_id: ID,
}
const known = {
  actor_name: 'Ana Ruiz',
  person_name: 'Leo Sanz',
  company_name: 'Marea',
  invited_email: 'invitada@correo.example',
  requested_email: 'pide@correo.example',
}
const gone = {
  actor_name: null,
  person_name: null,
  company_name: null,
  invited_email: null,
  requested_email: null,
}

const stored = (kind: string, names: typeof known | typeof gone): StoredEvent => ({ kind, facts, ...ids, ...names })
const sentencesOf = (event: StoredEvent) =>
  [activityOf(event), noticeOf(event, 'somebody')?.message ?? null].filter((one) => one !== null)

describe.each(keptKinds)('%s', (kind) => {
  it('is said in whole sentences, also when everybody in it is gone', () => {
    for (const names of [known, gone]) {
      const sentences = sentencesOf(stored(kind, names))
      expect(sentences.length).toBeGreaterThan(0)
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^(?:[A-ZÁÉÍÓÚ¡¿«\d]|\S+@).*[.?]$/u)
        expect(sentence).not.toMatch(/undefined|null|\[object/)
        expect(sentence.length).toBeLessThanOrEqual(140)
      }
    }
  })
})

const toldKinds = keptKinds.filter((kind) => catalogue[kind].has_notice)

it.each(toldKinds)('%s leads to a page of the application', (kind) => {
  expect(noticeOf(stored(kind, known), 'somebody')?.link_to).toMatch(/^\/(?:app|invitations)\b/)
})

describe('the catalogue', () => {
  it('leads from a CV that was read to the review of that very file, as far as an earlier release told which', () => {
    const read = (told: object) => noticeOf({ ...stored('CV_IMPORT_DONE', known), facts: told }, ID)?.link_to
    expect([read({ import_id: ID }), read({})]).toEqual([`/app/cv?importacion=${ID}`, '/app/cv'])
  })

  it('speaks to whoever invited in other words than to the rest of the team', () => {
    const accepted = stored('INVITE_ACCEPTED', known)
    expect([ID, 'somebody'].map((reader) => noticeOf(accepted, reader)?.message)).toEqual([
      'Ana Ruiz aceptó tu invitación a Marea.',
      'Ana Ruiz se unió al equipo de Marea.',
    ])
  })

  it('draws nothing of what it cannot read', () => {
    const odd = { ...stored('VACANCY_CLOSE', known), facts: { title: 'Analista', reason: 'TOMORROW' } }
    expect([activityOf(odd), noticeOf(odd, ID)]).toEqual([null, null])
    const unknown = stored('FROM_TOMORROW', known)
    expect([activityOf(unknown), noticeOf(unknown, ID)]).toEqual([null, null])
  })

  it('keeps what only concerns one person, or money that did not come, out of the lists of companies', () => {
    const persons = [
      'JOB_ALERT',
      'MATCH_FOUND',
      'CV_READ_UNUSUALLY',
      'CONSENT_ASKED',
      'CONSENT_RENEW',
      'INVITE_RECEIVED',
    ]
    const own = [...Object.keys(accountEvents), ...persons]
    const money = ['INVOICE_READY', 'PAYMENT_PENDING', 'PAYMENT_REJECTED', 'PLAN_ENDING']
    const ofCompany = ['ALL_APPLICATIONS_EXPORTED', 'APPLICATIONS_EXPORTED', 'APP_REVEALED']
    const ofAdded = ['PERSON_ADDED', 'PERSON_ERASED', 'PERSON_REMOVED', 'PERSON_UNTOLD']
    const ofProcess = Object.keys(hiringEvents).filter((kind) => ![...ofCompany, ...ofAdded].includes(kind))
    expect(keptKinds.filter((kind) => !activityKinds.includes(kind)).toSorted()).toEqual(
      [...own, ...money, ...ofProcess].toSorted(),
    )
  })
})
