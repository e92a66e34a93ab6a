import type { UserCtx } from '#server/context.ts'
import { CV_AUTOMATIC_VERSIONS_MAX, CV_VERSION_PAUSE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import type { CvVersion } from '#shared/cvs/cvs.ts'
import { contentOf, isSameContent } from './cv-content.ts'
import { updateCv } from './cvs.queries.ts'
import type { CvRow, VersionRow } from './cvs.tables.ts'
import { findLatestVersion, insertVersion, trimAutomaticVersions } from './versions.queries.ts'

export type AutomaticReason = Exclude<CvVersion['reason'], 'NAMED'>

/** Somebody who writes gets a version now and then; a CV without one counts from its beginning. */
export async function isVersionDue(tx: UserCtx, cv: CvRow): Promise<boolean> {
  const kept = (await findLatestVersion(tx.db, cv.id))?.created_at ?? cv.created_at
  return addSeconds(kept, CV_VERSION_PAUSE) <= tx.now()
}

/** Keeps a locked CV as it is, unless the newest version says the same. */
export async function keepVersion(tx: UserCtx, cv: CvRow, reason: AutomaticReason): Promise<void> {
  const latest = await findLatestVersion(tx.db, cv.id)
  if (latest && isSameContent(cvContent.parse(latest.content), contentOf(cv))) return
  await addVersion(tx, cv, { reason, name: null })
  await trimAutomaticVersions(tx.db, cv.id, CV_AUTOMATIC_VERSIONS_MAX)
}

export async function addVersion(
  tx: UserCtx,
  cv: CvRow,
  version: Pick<VersionRow, 'reason' | 'name'>,
): Promise<VersionRow> {
  const number = cv.last_version + 1
  await updateCv(tx.db, cv.id, { last_version: number })
  return insertVersion(tx.db, { cv_id: cv.id, number, content: contentOf(cv), created_at: tx.now(), ...version })
}
