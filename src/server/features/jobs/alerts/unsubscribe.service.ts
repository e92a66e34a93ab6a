import { type Deps, inTransaction } from '#server/context.ts'
import { switchOff } from '#server/features/accounts/users/people.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { findSearch, lockReceiver, updateSearch } from './saved-searches.queries.ts'
import { readUnsubscription } from './unsubscribe-link.ts'

type LinkCtx = Pick<Deps, 'db' | 'now' | 'config'>

/** What the link is about, in the words of its page. */
export async function unsubscriptionOf(ctx: LinkCtx, token: string) {
  const link = readUnsubscription(ctx.config, token)
  if (!link) throw new AppError('not_found')
  if (link.kind === 'person') return { ...link, name: null }
  const search = await findSearch(ctx.db, link.id)
  if (!search) throw new AppError('not_found')
  return { ...link, name: search.name }
}

/** Stops the mails and nothing else: the alert stays, and so do its notices in the application. */
export async function stopMails(ctx: LinkCtx, token: string) {
  const link = await unsubscriptionOf(ctx, token)
  if (link.kind === 'search') await updateSearch(ctx.db, link.id, { by_mail: false, updated_at: ctx.now() })
  else
    await inTransaction(ctx, async (tx) => {
      if (!(await lockReceiver(tx.db, link.id))) return
      await switchOff(tx, link.id, { group: 'matches', channel: 'mail' })
    })
  return link
}
