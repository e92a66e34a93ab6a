import type { z } from 'zod'
import type { noticeGroups } from '../accounts/users.ts'
import { isInAppPath } from '../core/paths.ts'
import { aliasOf } from '../hiring/identity.ts'

/** What an event may point at. Names are looked up by these when a sentence is drawn, never stored with it. */
interface EventIds {
  company_id: string
  actor_id: string
  /** The other person whom it is about. */
  person_id: string
  vacancy_id: string
  invitation_id: string
  /** Of somebody who asked to be let into a team. */
  request_id: string
}
type IdName = keyof EventIds

/** What a person can switch; `always` is told whatever they chose, because it protects their account. */
export type NoticeGroup = (typeof noticeGroups)[number]
export type EventGroup = NoticeGroup | 'always'

/** `unread`: only while the notice stays unread. `at_once`: whoever emits it also asks for a mail. */
type MailRule = 'never' | 'unread' | 'at_once'

/** An event as it is read: what was stored, and what its ids are called today; null for what is gone. */
export interface NamedEvent extends Record<IdName, string | null> {
  facts: unknown
  actor_name: string | null
  person_name: string | null
  /** Set while the team must not know the person by name. */
  person_pseudonym?: string | null
  company_name: string | null
  invited_email: string | null
  /** Only where a company's list is read: no notice says it. */
  requested_email?: string | null
}

const NOBODY = 'una persona que ya no está'
const NO_COMPANY = 'una empresa que ya no está'

/** What the words of an event are made of. */
export interface Told<F> {
  actor: string
  /** A pseudonym in blind review. */
  person: string
  is_blind: boolean
  company: string
  /** The address of an invitation. */
  invited: string
  /** The address that somebody asked to be let in with, which need not be theirs any more. */
  requested: string
  /** Whether the reader is the person whom it is about. */
  is_to_person: boolean
  facts: F
}

interface Spec<N extends IdName, M extends IdName, F> {
  group: EventGroup
  needs: readonly N[]
  may?: readonly M[]
  /** Nothing that names somebody: titles, roles, counts, dates. */
  facts: z.ZodType<F, F>
  /** The sentence of the company's own list. */
  activity?: (told: Told<F>) => string
  /** The sentence for whoever is told. */
  notice?: (told: Told<F>) => string
  link?: (ids: Pick<EventIds, N>, facts: F) => string
  /** Said once for several within half an hour that agree in `by`. */
  repeats?: Repeats<N, F>
  mail: MailRule
}

interface Repeats<N extends IdName, F> {
  by: readonly N[]
  notice: (told: Told<F>, count: number) => string
  link?: (ids: Pick<EventIds, N>, facts: F) => string
}

interface EventRule<N extends IdName = IdName, M extends IdName = IdName, F = never>
  extends Pick<Spec<N, M, F>, 'group' | 'needs' | 'mail'> {
  may: readonly M[]
  facts: z.ZodType<F, F>
  has_activity: boolean
  has_notice: boolean
  repeats_by: readonly N[] | null
  activityOf: (event: NamedEvent) => string | null
  /** `count`: for how many of its like it stands. */
  noticeOf: (event: NamedEvent, reader_id: string, count: number) => Notice | null
}

export interface Notice {
  message: string
  /** Only ever inside the application. */
  link_to: string | null
}

/** Begins like a sentence when a lost name stands first; an address keeps its own letters. */
const begun = (text: string): string =>
  text.startsWith(NOBODY) || text.startsWith(NO_COMPANY) ? text.charAt(0).toUpperCase() + text.slice(1) : text

function toldOf<F>(event: NamedEvent, facts: F, reader_id?: string): Told<F> {
  return {
    actor: event.actor_name ?? NOBODY,
    person: event.person_pseudonym ? aliasOf(event.person_pseudonym) : (event.person_name ?? NOBODY),
    is_blind: Boolean(event.person_pseudonym),
    company: event.company_name ?? NO_COMPANY,
    invited: event.invited_email ?? NOBODY,
    requested: event.requested_email ?? NOBODY,
    is_to_person: reader_id !== undefined && reader_id === event.person_id,
    facts,
  }
}

/** One kind of event. What was stored by another release and cannot be read by this one is drawn as nothing. */
export function event<N extends IdName, F, M extends IdName = never>(spec: Spec<N, M, F>): EventRule<N, M, F> {
  const { group, needs, may = [], facts, mail, activity, notice, link, repeats } = spec
  const linkTo = (named: NamedEvent, read: F, count: number): string | null => {
    const way = count > 1 ? (repeats?.link ?? link) : link
    const ids = way && idsOf(named, needs)
    const address = ids ? way(ids, read) : null
    return address !== null && isInAppPath(address) ? address : null
  }
  return {
    group,
    needs,
    may,
    facts,
    mail,
    has_activity: activity !== undefined,
    has_notice: notice !== undefined,
    repeats_by: repeats?.by ?? null,
    activityOf(named) {
      const { data } = facts.safeParse(named.facts)
      return activity && data !== undefined ? begun(activity(toldOf(named, data))) : null
    },
    noticeOf(named, reader_id, count) {
      const { data } = facts.safeParse(named.facts)
      if (!notice || data === undefined) return null
      const told = toldOf(named, data, reader_id)
      const message = begun(repeats && count > 1 ? repeats.notice(told, count) : notice(told))
      return { message, link_to: linkTo(named, data, count) }
    },
  }
}

function idsOf<N extends IdName>(named: NamedEvent, needs: readonly N[]): Pick<EventIds, N> | undefined {
  const ids: Partial<EventIds> = {}
  for (const name of needs) {
    const id = named[name]
    if (id === null) return undefined
    ids[name] = id
  }
  return ids as Pick<EventIds, N>
}

export const teamPage = ({ company_id }: { company_id: string }): string => `${companyPage({ company_id })}?tab=equipo`
export const settingsPage = ({ company_id }: { company_id: string }): string =>
  `${companyPage({ company_id })}?tab=ajustes`
export const companyPage = ({ company_id }: { company_id: string }): string => `/app/my-companies/${company_id}`
