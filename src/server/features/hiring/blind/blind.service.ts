import type { Deps, UserCtx } from '#server/context.ts'
import { giveConsent } from '#server/features/matching/matching.service.ts'
import { type CvContent, type CvDocument, cvDocument } from '#shared/cvs/cv-document.ts'
import { aliasOf } from '#shared/hiring/identity.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { insertStep, lockApplication } from '../applications/applications.queries.ts'
import type { ApplicationRow } from '../applications/applications.tables.ts'
import { findIdentity, hideUnseen, listBlind, revealStanding } from './blind.queries.ts'
import { blindContent, blindMatch, identityOf } from './blind-cv.ts'
import { scrubberOf } from './scrub.ts'

/** What the team may read of an application: as it is, or through the sieve of blind review. */
interface Veil {
  is_blind: boolean
  name: string
  text: (text: string) => string
  content: (content: CvContent) => CvContent
  match: (match: MatchResult) => MatchResult
}

const same = <T>(value: T): T => value
const EMPTY = cvDocument.parse({})
const NOBODY = { full_name: null, email: null, links: null, content: null }

interface Behind {
  full_name: string | null
  email: string | null
  links: readonly { url: string }[] | null
  document: CvDocument
}

/** The sieve for somebody, whether the application was sent or not. */
export function veilFor({ full_name, email, links, document }: Behind, pseudonym: string, also = ''): Veil {
  const scrub = scrubberOf(
    identityOf(document, {
      names: [full_name ?? '', also],
      emails: [email ?? ''],
      links: (links ?? []).map(({ url }) => url),
    }),
  )
  const name = aliasOf(pseudonym)
  return {
    ...{ is_blind: true, name, text: scrub.text },
    content: (content) => blindContent(content, name, scrub),
    match: (match) => blindMatch(match, scrub),
  }
}

/** The one place that decides whether the team sees who somebody is. */
export async function veilOf(ctx: Pick<Deps, 'db'>, application: ApplicationRow): Promise<Veil> {
  const { is_blind, pseudonym, id, full_name } = application
  if (!is_blind) return { is_blind, name: full_name, text: same, content: same, match: same }
  const { content, ...person } = (await findIdentity(ctx.db, id)) ?? NOBODY
  return veilFor({ ...person, document: content?.document ?? EMPTY }, pseudonym, full_name)
}

/** The sieves of many applications; those that are shown need none. */
export async function veilsOf(ctx: Pick<Deps, 'db'>, ids: readonly string[]): Promise<Map<string, Veil>> {
  const veils = new Map<string, Veil>()
  for (const row of await listBlind(ctx.db, ids)) veils.set(row.id, await veilOf(ctx, row))
  return veils
}

/** A card that came into a stage where names are shown. */
export async function revealedByStage(tx: Deps, row: ApplicationRow, actor_id: string | null): Promise<void> {
  const step = { application_id: row.id, vacancy_id: row.vacancy_id, kind: 'REVEALED' as const, actor_id }
  await insertStep(tx.db, { ...step, created_at: tx.now() })
  await joinPool(tx, row)
}

/** Whoever asked to be considered for other vacancies is found by name, so it waits until the name is known or the process over. */
export async function joinPool(tx: Pick<Deps, 'db' | 'now'>, row: ApplicationRow): Promise<void> {
  const { id: application_id, company_id, user_id, wants_pool } = row
  if (wants_pool && user_id) await giveConsent(tx, { company_id, user_id, application_id })
}

/** Stages were changed: who stands where names are shown is shown, and who was not seen yet is hidden. */
export async function followStages(tx: UserCtx, vacancy_id: string): Promise<void> {
  const now = tx.now()
  for (const id of await revealStanding(tx.db, { vacancy_id, actor_id: tx.user.id, now })) {
    const row = await lockApplication(tx.db, id)
    if (row) await joinPool(tx, row)
  }
  await hideUnseen(tx.db, vacancy_id, now)
}
