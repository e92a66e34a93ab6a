/** Signals: features above act on them in the same transaction. Nobody reads of them and they leave no row. */
export interface Signals {
  /** What an account says of its person, which matching and lists depend on. */
  PERSON_CHANGED: { user_id: string }
  CV_CHANGED: { cv_id: string }
  COMPANY_CHANGED: { company_id: string }
  /** Text or state. */
  VACANCY_CHANGED: { vacancy_id: string }
  /** It can be found now and could not before. */
  VACANCY_LISTED: { vacancy_id: string }
}

export type EventKind = keyof Signals
export type EventOf<K extends EventKind> = { [Kind in K]: { kind: Kind } & Signals[Kind] }[K]
