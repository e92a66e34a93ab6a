/** Whose a row is: a column with the person's id, with their mail address, or with the id of a row of another table that is theirs. */
interface RowOwner {
  column: string
  /** The table whose rows the column points at; left out for the person themselves. */
  in?: string
  by?: 'mail_address'
}

/**
 * What a table holds of people. Every column stands in exactly one of the three lists `erased`, `pseudonymised` and
 * `impersonal`; `exported` names those that the person's own copy shows.
 */
export interface HeldTable {
  /** How the person's rows are found; left out where the feature finds them itself. */
  of?: RowOwner
  /** The person's rows are deleted with them; otherwise they stay, and what is `erased` in them is emptied. */
  rows_go?: boolean
  /** There is more to it than an empty column. */
  emptied_by_feature?: boolean
  exported?: readonly string[]
  erased?: readonly string[]
  /** Stays, and leads to nobody once the account is erased. */
  pseudonymised?: readonly string[]
  /** Says nothing of a person. */
  impersonal?: readonly string[]
}

/** The tables of one feature. */
export type PersonalData = Readonly<Record<string, HeldTable>>

/** Names of columns, written as one line. */
export const columns = (names: string): readonly string[] => names.split(' ')
