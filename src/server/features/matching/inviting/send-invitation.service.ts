import { type Deps, inTransaction } from '#server/context.ts'
import { findPerson } from '#server/features/accounts/users/people.service.ts'
import { holdCompany } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { invitationLetter } from '#shared/matching/invitation-letter.ts'
import { findInviting, hasApplied, lockWaiting, markLeft, takeBackWaiting } from '../invitations/invitations.queries.ts'

interface Leaving {
  vacancy: { id: string; title: string }
  company_id: string
  company_name: string
  user_id: string
  invited_by: string | null
  message: string | null
}

/** The bell and the letter, as it was shown to whoever sent it. */
export async function notifyInvited(tx: Deps, { vacancy, company_id, company_name, user_id, ...said }: Leaving) {
  const { invited_by, message } = said
  const about = { company_id, actor_id: invited_by ?? user_id, vacancy_id: vacancy.id, person_id: user_id }
  // Who has applied need not be asked; whoever asked is answered as for anybody, for it may be a blind application.
  const isAsked = !(await hasApplied(tx.db, vacancy.id, user_id))
  await emit(tx, {
    kind: 'MATCH_INVITED',
    ...about,
    facts: { title: vacancy.title },
    recipients: isAsked ? [user_id] : [],
  })
  const person = await findPerson(tx, user_id)
  if (!isAsked || !person?.email_verified_at) return
  const { subject, paragraphs } = invitationLetter({ company_name, title: vacancy.title, message })
  const button = { label: 'Ver la vacante', url: `${tx.config.public_url}/jobs/${vacancy.id}` }
  const mail = { to: person.email, subject, title: subject, paragraphs, button }
  await emit(tx, { kind: 'NOTICE_MAIL', user_id, group: 'matches', mail })
}

/** Its minute is over: it leaves, unless it was taken back or the vacancy is not open any more. */
export function sendInvitation(deps: Deps, pair: { vacancy_id: string; user_id: string }): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const inviting = await findInviting(tx.db, pair.vacancy_id)
    if (inviting) await holdCompany(tx, inviting.company_id)
    const row = await lockWaiting(tx.db, pair)
    if (!row?.leaves_at || row.leaves_at > tx.now()) return
    if (inviting?.state !== 'PUBLISHED') {
      await takeBackWaiting(tx.db, pair)
      return
    }
    await markLeft(tx.db, pair, tx.now())
    const { company_id, company_name, title } = inviting
    await notifyInvited(tx, { ...row, company_id, company_name, vacancy: { id: pair.vacancy_id, title } })
  })
}
