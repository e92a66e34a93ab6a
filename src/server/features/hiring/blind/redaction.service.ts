import type { Deps, UserCtx } from '#server/context.ts'
import { type Identity, scrubberOf } from '#server/features/cvs/scrub.ts'
import { hideApplied } from '#server/features/jobs/applied-jobs.service.ts'
import { giveConsent } from '#server/features/matching/matching.service.ts'
import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import { aliasOf } from '#shared/hiring/identity.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { insertStep, lockApplication } from '../applications/applications.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { findIdentities, hideUnseen, listHidden, revealStanding } from './blind.queries.ts'
import { blindContent, blindMatch, identityOf } from './redacted-cv.ts'

/** What the team may read of an application: as it is, or through the sieve of blind review. */
interface Redaction {
  is_blind: boolean
  name: string
  text: (text: string) => string
  content: (content: CvContent) => CvContent
  match: (match: MatchResult) => MatchResult
}

const same = <T>(value: T): T => value
const NOBODY: Identity = { names: [], emails: [], links: [], schools: [], city: '' }

function redactionOfIdentity(identity: Identity, pseudonym: string): Redaction {
  const scrub = scrubberOf(identity)
  const name = aliasOf(pseudonym)
  return {
    is_blind: true,
    name,
    text: scrub.text,
    content: (content) => blindContent(content, name, scrub),
    match: (match) => blindMatch(match, scrub),
  }
}

interface Behind {
  full_name: string
  email: string
  links: readonly { url: string }[]
  document: CvDocument
}

/** The sieve for somebody who has not sent it yet. */
export function redactionFor({ full_name, email, links, document }: Behind, pseudonym: string): Redaction {
  const account = { names: [full_name], emails: [email], links: links.map(({ url }) => url) }
  return redactionOfIdentity(identityOf(document, account), pseudonym)
}

/** The one place that decides whether the team sees who somebody is. */
export async function redactionOf(
  ctx: Pick<Deps, 'db'>,
  { is_blind, id, full_name }: ApplicationRow,
): Promise<Redaction> {
  const redaction = is_blind ? (await redactionsOf(ctx, [id])).get(id) : undefined
  return redaction ?? { is_blind: false, name: full_name, text: same, content: same, match: same }
}

/** The sieves of many applications; those that are shown need none. */
export async function redactionsOf(ctx: Pick<Deps, 'db'>, ids: readonly string[]): Promise<Map<string, Redaction>> {
  const hidden = await findIdentities(ctx.db, ids)
  return new Map([...hidden].map(([id, one]) => [id, redactionOfIdentity(one.identity ?? NOBODY, one.pseudonym)]))
}

/** A card that came into a stage where names are shown. */
export async function revealedByStage(tx: Deps, row: ApplicationRow, actor_id: string | null): Promise<void> {
  const step = { application_id: row.id, vacancy_id: row.vacancy_id, kind: 'REVEALED' as const, actor_id }
  await insertStep(tx.db, { ...step, created_at: tx.now() })
  await isKnownNow(tx, row)
}

/** Its name is shown from now on: in Talento too the team learns that they applied. */
export async function isKnownNow(tx: Deps, row: ApplicationRow): Promise<void> {
  await hideApplied(tx, row.vacancy_id, await listHidden(tx.db, row.vacancy_id))
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
  await hideApplied(tx, vacancy_id, await listHidden(tx.db, vacancy_id))
}
