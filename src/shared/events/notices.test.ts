import { describe, expect, it } from 'vitest'
import { catalogue, keptKinds } from './catalogue.ts'

type Mail = 'never' | 'unread' | 'at_once'
type Row = readonly [switched_by: string, mail: Mail, to: 'seeker' | 'team' | 'member' | 'owner' | 'invited']

/*
 * The table of notices as the product's book has it, in literals: by which switch a person turns it off (`always`: by
 * none), when a mail goes out, and who hears of it. `unread`: after half an hour, all of a person in one mail.
 * `at_once`: a mail of its own, because it is a letter, an appointment or protects the account.
 */
const BOOK = {
  APP_RECEIVED: ['applications', 'unread', 'team'],
  APP_VIEWED: ['applications', 'unread', 'seeker'],
  APP_STAGE: ['applications', 'unread', 'seeker'],
  APP_HELD: ['applications', 'unread', 'seeker'],
  APP_HOLD_OVER: ['applications', 'unread', 'team'],
  APP_REJECTED: ['applications', 'at_once', 'seeker'],
  APP_OFFER: ['applications', 'at_once', 'seeker'],
  OFFER_ANSWERED: ['applications', 'unread', 'team'],
  APP_HIRED: ['applications', 'unread', 'seeker'],
  APP_HIRED_TEAM: ['applications', 'unread', 'team'],
  APP_WITHDRAWN: ['applications', 'unread', 'team'],
  APP_REVEALED: ['applications', 'unread', 'seeker'],
  SLA_SOON: ['applications', 'unread', 'team'],
  SLA_MISSED: ['applications', 'unread', 'team'],
  SLA_MISSED_SEEKER: ['applications', 'unread', 'seeker'],
  MSG_TO_SEEKER: ['messages', 'unread', 'seeker'],
  MSG_LETTER: ['messages', 'at_once', 'seeker'],
  MSG_TO_TEAM: ['messages', 'unread', 'team'],
  INTERVIEW_PROPOSED: ['interviews', 'unread', 'seeker'],
  INTERVIEW_CONFIRMED: ['interviews', 'unread', 'team'],
  INTERVIEW_CHANGE_ASKED: ['interviews', 'unread', 'team'],
  INTERVIEW_CANCELLED: ['interviews', 'at_once', 'seeker'],
  INTERVIEW_REMINDER: ['interviews', 'at_once', 'seeker'],
  INTERVIEW_REMINDER_TEAM: ['interviews', 'unread', 'team'],
  SCORECARD_DUE: ['applications', 'unread', 'member'],
  NOTE_MENTION: ['applications', 'unread', 'member'],
  TASK_ASSIGNED: ['applications', 'unread', 'member'],
  APP_ASSIGNED: ['applications', 'unread', 'member'],
  APP_VACANCY_CHANGED: ['applications', 'unread', 'seeker'],
  APP_FORGOTTEN_SOON: ['applications', 'unread', 'seeker'],
  EXTERNAL_REMINDER: ['applications', 'unread', 'owner'],
  REVIEW_ASKED: ['applications', 'unread', 'team'],
  REVIEW_DUE: ['applications', 'unread', 'team'],
  REVIEW_LATE: ['applications', 'unread', 'team'],
  REVIEW_ANSWERED: ['applications', 'unread', 'seeker'],
  CV_IMPORT_DONE: ['always', 'never', 'owner'],
  CV_IMPORT_FAILED: ['always', 'never', 'owner'],
  EXPORT_READY: ['always', 'at_once', 'owner'],
  SECURITY_LOGIN: ['always', 'at_once', 'owner'],
  EMAIL_CHANGED: ['always', 'at_once', 'owner'],
  PASSWORD_CHANGED: ['always', 'at_once', 'owner'],
  COMPANY_SECOND_FACTOR_SWITCHED: ['team', 'unread', 'member'],
  SIGN_IN_CHANGED: ['always', 'at_once', 'owner'],
  PAYMENT_APPROVED: ['payments', 'unread', 'team'],
  PAYMENT_PENDING: ['payments', 'unread', 'team'],
  PAYMENT_REJECTED: ['payments', 'unread', 'team'],
  PLAN_ENDING: ['payments', 'unread', 'team'],
  INVOICE_READY: ['payments', 'never', 'team'],
} as const satisfies Record<string, Row>

const rows = Object.entries(BOOK)
const ruleOf = (kind: string) => catalogue[keptKinds.find((one) => one === kind) ?? 'WELCOME']

describe('the table of notices', () => {
  it.each(rows)('%s is told as the book says', (kind, [group, mail]) => {
    expect(keptKinds).toContain(kind)
    const rule = ruleOf(kind)
    expect([rule.has_notice, rule.group, rule.mail]).toEqual([true, group, mail])
  })

  it.each(rows.filter(([, [, , to]]) => to === 'seeker'))('%s leads its person to their own page', (kind) => {
    const ids = {
      company_id: 'c',
      vacancy_id: 'v',
      person_id: 'p',
      actor_id: 'a',
      invitation_id: null,
      request_id: null,
    }
    const names = { actor_name: 'A', person_name: 'P', company_name: 'C', invited_email: null }
    const facts = {
      title: 'T',
      application_id: '00000000-0000-4000-8000-000000000001',
      stage: 'E',
      why: 'OTRO',
      fields: [],
    }
    const link = ruleOf(kind).noticeOf({ ...ids, ...names, facts }, 'p', 1)?.link_to
    expect(link).toBe('/app/my-applications?postulacion=00000000-0000-4000-8000-000000000001')
  })
})
