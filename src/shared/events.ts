import type { z } from 'zod'
import type { Catalogue, KeptKind } from './events/catalogue.ts'
import type { ApplicationState } from './hiring/application.ts'
import type { OfferState } from './hiring/offers.ts'
import type { VacancyState } from './vacancies/vacancies.ts'

/** Signals: features above act on them in the same transaction. Nobody reads of them and they leave no row. */
export interface Signals {
  /** What an account says of its person, which matching and lists depend on. */
  PERSON_CHANGED: { user_id: string }
  /** Somebody leaves a team, or cannot work in it for now: `successor_id`, a member, takes over what they led alone. */
  MEMBER_STEPS_BACK: {
    company_id: string
    member_id: string
    actor_id: string
    successor_id: string | null
    leaves: boolean
  }
  /** What was read of a file is reviewed or thrown away. */
  CV_IMPORT_DECIDED: { user_id: string; import_id: string }
  CV_CHANGED: { cv_id: string }
  COMPANY_CHANGED: { company_id: string }
  /** Text or state. */
  VACANCY_CHANGED: { vacancy_id: string }
  /** Its state or stage is another; `step` is null for a card that only went to another column. */
  APPLICATION_MOVED: {
    application_id: string
    company_id: string
    step: string | null
    from: { state: ApplicationState; stage_id: string }
  }
  OFFER_MOVED: { offer_id: string; application_id: string; state: OfferState }
  VACANCY_MOVED: { vacancy_id: string; company_id: string; state: VacancyState }
  /** It can be found now and could not before. */
  VACANCY_LISTED: { vacancy_id: string }
  /** Somebody bought a place in order to publish this. */
  PLACE_BOUGHT: { vacancy_id: string; company_id: string; user_id: string | null }
}

/** An empty object is typed as a record without values. */
type Facts<F> = string extends keyof F ? { facts?: F } : { facts: F }

/** What happened and is kept: its ids, its facts, and who must hear of it, which is not kept with it. */
type Kept<K extends KeptKind> = { [I in Catalogue[K]['needs'][number]]: string } & {
  [I in Catalogue[K]['may'][number]]?: string | null
} & Facts<z.input<Catalogue[K]['facts']>> & { recipients?: readonly (string | null)[] }

type SignalKind = keyof Signals
export type EventKind = SignalKind | KeptKind

export type KeptEvent<K extends KeptKind = KeptKind> = { [Kind in K]: { kind: Kind } & Kept<Kind> }[K]
export type SignalOf<K extends SignalKind = SignalKind> = { [Kind in K]: { kind: Kind } & Signals[Kind] }[K]

export type EventOf<K extends EventKind> = K extends KeptKind
  ? KeptEvent<K>
  : K extends SignalKind
    ? SignalOf<K>
    : never
