import type { Deps } from '#server/context.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { findSnapshot } from '../applications/applications.queries.ts'
import { listOfApplication } from '../interviews/interviews.queries.ts'
import { listFiles, listMessages } from '../messages/messages.queries.ts'
import { listOffers } from '../offers/offers.queries.ts'
import { findStories, listMine, type MyRow } from './my-applications.queries.ts'

const PAGE = 100
const MESSAGES_MAX = 2000

/** What a person sent to companies and got back, as far as they may read it: no draft, no decision before it is told. */
export async function ownApplications(deps: Pick<Deps, 'db' | 'now'>, userId: string) {
  const copies: Awaited<ReturnType<typeof copyOf>>[] = []
  let after: Parameters<typeof listMine>[3]['after']
  for (;;) {
    const rows = await listMine(deps.db, userId, { q: '' }, { order: 'newest', after, limit: PAGE, now: deps.now() })
    for (const row of rows) copies.push(await copyOf(deps, row))
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return copies
    after = { key: last.key, at: last.at, id: last.id }
  }
}

async function copyOf({ db }: Pick<Deps, 'db'>, row: MyRow) {
  const { application, title, company, state, private_note, reminder_at } = row
  const snapshot = await findSnapshot(db, application.id)
  const stories = await findStories(db, application.id)
  const messages = await listMessages(db, application.id, { after: undefined, limit: MESSAGES_MAX })
  const files = await listFiles(
    db,
    messages.map(({ id }) => id),
  )
  const interviews = await listOfApplication(db, application.id)
  const offers = await listOffers(db, application.id, { drafts: false })
  return {
    id: application.id,
    vacancy: title,
    company: company.name,
    state,
    applied_at: application.applied_at,
    private_note,
    stories: storiesIn(stories, snapshot?.match),
    reminder_at,
    answer: application.told_at ? application.decision_message : null,
    sent: snapshot && {
      content: snapshot.content,
      note: snapshot.note,
      letter_title: snapshot.letter_title,
      answers: snapshot.answers,
      declared: snapshot.declared,
      created_at: snapshot.created_at,
    },
    messages: messages.map(({ message: { side, body, created_at } }) => ({ side, body, created_at })),
    files: files.map(({ id, name, type, created_at }) => ({ id, name, type, created_at })),
    interviews: interviews.map(({ id: _, application_id: __, vacancy_id: ___, ...interview }) => interview),
    offers: offers.map(({ id: _, application_id: __, created_by: ___, exception_reason: ____, ...offer }) => offer),
  }
}

/** What somebody wrote for an interview, each with what it is about. */
function storiesIn(stories: Record<string, string>, match: MatchResult | null | undefined) {
  const lines = [...(match?.items ?? []), ...(match?.conditions ?? [])]
  return Object.entries(stories).map(([line_id, story]) => {
    const asked = lines.find(({ requirement_id }) => requirement_id === line_id)
    return { asked: asked?.title ?? null, story }
  })
}
