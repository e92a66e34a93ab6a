import type { Deps } from '#server/context.ts'
import { TAGS_MAX } from '#shared/hiring/application.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { findColleague, updateApplication } from '../applications/applications.queries.ts'
import { notifyMember, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

interface Given {
  member_id: string | null
  actor_id: string
}

/** Gives an application to somebody, who hears of it, or to nobody; whether there was anything to do. Its row is held. */
export async function assign(
  tx: Deps,
  application: ApplicationRow,
  { member_id, actor_id }: Given,
): Promise<'DONE' | 'SAME' | 'NO_MEMBER'> {
  const member = member_id ? await findColleague(tx.db, application, member_id) : undefined
  if (member_id && !member) return 'NO_MEMBER'
  if (application.owner_member_id === member_id) return 'SAME'
  await noteOn(tx, application, { kind: 'ASSIGNED', actor_id }, { owner_member_id: member_id })
  if (member)
    await notifyMember(tx, 'APP_ASSIGNED', application, await surroundingsOf(tx, application), {
      user_id: member.user_id,
      actor_id,
    })
  return 'DONE'
}

/** False when it has the tag already, or as many as it can have. Its row is held. */
export async function addTag(tx: Deps, { id, tags }: ApplicationRow, tag: string): Promise<boolean> {
  if (tags.includes(tag) || tags.length >= TAGS_MAX) return false
  await updateApplication(tx.db, id, { tags: [...tags, tag], changed_at: tx.now() })
  return true
}
