import type { Deps } from '#server/context.ts'
import { forgetMailsWith } from '#server/platform/outbox/outbox.service.ts'
import { endAndAnonymise } from '../erasure/anonymise.service.ts'
import { personUrl } from '../notices/person-link.ts'
import type { AddedPersonRow } from '../tables/added-people.tables.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

/** Everything of somebody whom a company added goes; that there was somebody stays for its figures. The row is held. */
export async function eraseCard(
  tx: Deps,
  application: ApplicationRow,
  { token_sealed }: Pick<AddedPersonRow, 'token_sealed'>,
): Promise<void> {
  await endAndAnonymise(tx, application)
  await forgetMailsWith(tx, personUrl(tx, token_sealed))
}
