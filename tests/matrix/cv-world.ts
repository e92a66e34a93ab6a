import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { insertCv } from '#server/features/cvs/cvs.queries.ts'
import { insertImport } from '#server/features/cvs/imports/imports.queries.ts'
import { insertShare } from '#server/features/cvs/shares.queries.ts'
import { insertVersion } from '#server/features/cvs/versions.queries.ts'
import { hashToken, newToken, seal } from '#server/platform/secrets.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import { cvWishes } from '#shared/cvs/cv-imports.ts'
import type { TestApp } from '#tests/support/app.ts'

/** The CVs of one person, with everything a CV can have. */
export interface CvThings {
  base_id: string
  variant_id: string
  import_id: string
  share_token: string
}

/** The base is shared with a password, which is the one that the person signs in with. */
export async function cvsOf({ deps }: TestApp, user: UserRow, canary: string): Promise<CvThings> {
  const { db, config } = deps
  const created_at = deps.now()
  const basics = { full_name: canary, headline: canary, email: user.email, phone: user.phone ?? '', city: canary }
  const content = cvContent.parse({ title: canary, target_role: canary, document: { basics, summary: canary } })
  const place = { user_id: user.id, created_at, updated_at: created_at, last_version: 1 }
  const base = await insertCv(db, { ...content, ...place, is_base: true })
  const variant = await insertCv(db, { ...content, ...place, is_base: false, parent_id: base.id })
  for (const { id: cv_id } of [base, variant])
    await insertVersion(db, { cv_id, number: 1, name: canary, reason: 'NAMED', content, created_at })
  const token = newToken()
  await insertShare(db, {
    cv_id: base.id,
    token_hash: hashToken(token),
    token_sealed: seal(config.secret_key, 'cv-share', token),
    password_hash: user.password_hash,
    show_contact: true,
    created_at,
  })
  const { document, language } = content
  const read = { document, language, confidence: {}, unplaced_text: [canary], original_pages: [canary] }
  const imported = await insertImport(db, {
    user_id: user.id,
    source: 'TEXT',
    file_name: canary,
    created_at,
    proposal: { ...read, hidden_text_found: false, hides_orders: false, wishes: cvWishes.parse({}) },
  })
  return { base_id: base.id, variant_id: variant.id, import_id: imported.id, share_token: token }
}
