import { noticeGroups } from '../accounts/users.ts'
import { accountEvents } from './account-events.ts'
import { billingEvents } from './billing-events.ts'
import { companyEvents } from './company-events.ts'
import type { NamedEvent, Notice, NoticeGroup } from './event.ts'
import { hiringEvents } from './hiring-events.ts'
import { integrationEvents } from './integration-events.ts'
import { invitationEvents } from './invitation-events.ts'
import { jobEvents } from './job-events.ts'
import { teamEvents } from './team-events.ts'
import { vacancyEvents } from './vacancy-events.ts'

/** Everything that happens and is kept: who hears of it, in which words, and where it leads. */
export const catalogue = {
  ...accountEvents,
  ...companyEvents,
  ...billingEvents,
  ...invitationEvents,
  ...teamEvents,
  ...integrationEvents,
  ...vacancyEvents,
  ...jobEvents,
  ...hiringEvents,
}

export type Catalogue = typeof catalogue
export type KeptKind = keyof Catalogue

export const isKept = (kind: string): kind is KeptKind => Object.hasOwn(catalogue, kind)
export const keptKinds = Object.keys(catalogue).filter(isKept)

/** Kinds that stand in a company's own list. */
export const activityKinds = keptKinds.filter((kind) => catalogue[kind].has_activity)

export type StoredEvent = NamedEvent & { kind: string }

/** Null for a kind that this release does not know. */
export const activityOf = (stored: StoredEvent): string | null =>
  isKept(stored.kind) ? catalogue[stored.kind].activityOf(stored) : null

/** `count`: for how many of its like it stands. */
export const noticeOf = (stored: StoredEvent, reader_id: string, count = 1): Notice | null =>
  isKept(stored.kind) ? catalogue[stored.kind].noticeOf(stored, reader_id, count) : null

/** Kinds of which a mail is sent when nobody has read the notice. */
export const mailedUnreadKinds = keptKinds.filter((kind) => catalogue[kind].mail === 'unread')

/** What a person can switch today: groups in which something can happen, and whether a mail is sent of it. */
export const switches: readonly { group: NoticeGroup; has_mail: boolean }[] = noticeGroups.flatMap((group) => {
  const rules = keptKinds.map((kind) => catalogue[kind]).filter((rule) => rule.group === group && rule.has_notice)
  return rules.length > 0 ? [{ group, has_mail: rules.some(({ mail }) => mail !== 'never') }] : []
})
