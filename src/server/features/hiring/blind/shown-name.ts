import { aliasOf } from '#shared/hiring/identity.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

type Named = Pick<ApplicationRow, 'is_blind' | 'pseudonym' | 'full_name'>

/** The name under which the team knows an application. */
export const shownNameOf = ({ is_blind, pseudonym, full_name }: Named): string =>
  is_blind ? aliasOf(pseudonym) : full_name
