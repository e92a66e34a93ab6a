import type { Deps } from '#server/context.ts'
import { hashToken, newToken, seal, unseal } from '#server/platform/secrets.ts'
import { HELD_PARAM } from '#shared/hiring/added-people/held-address.ts'
import type { AddedPersonRow } from '../tables/added-people.tables.ts'

const PURPOSE = 'added-person'

type Link = Pick<AddedPersonRow, 'token_hash' | 'token_sealed'>

/** Found by its hash, readable only with the server's key: the same address stands in every mail to the person. */
export function newPersonLink({ config }: Pick<Deps, 'config'>): Link {
  const token = newToken()
  return { token_hash: hashToken(token), token_sealed: seal(config.secret_key, PURPOSE, token) }
}

/** Where they see what is held of them, take it over or have it erased. */
export const personUrl = ({ config }: Pick<Deps, 'config'>, token_sealed: string): string =>
  `${config.public_url}/?${HELD_PARAM}=${unseal(config.secret_key, PURPOSE, token_sealed)}`

interface Around {
  user_id: string | null
  token_sealed: string | null
}

/** Where its person sees an application: in their account, else behind the link of whom a company added. */
export function theirPage(ctx: Pick<Deps, 'config'>, { id }: { id: string }, { user_id, token_sealed }: Around) {
  const url = `${ctx.config.public_url}/app/my-applications?postulacion=${id}`
  if (user_id || !token_sealed) return { label: 'Ver mi postulación', url }
  return { label: 'Ver mi ficha', url: personUrl(ctx, token_sealed) }
}
