import type { z } from 'zod'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { withoutAccents } from '#shared/core/fold.ts'
import { cvCompleteness, hasJobPreferences } from '#shared/cvs/cv-completeness.ts'
import { type CvContent, type CvDocument, cvContent } from '#shared/cvs/cv-document.ts'
import type { newCv } from '#shared/cvs/cvs.ts'
import type { CvRow } from './cvs.tables.ts'

/** What is saved, versioned and drawn. Parsed, so that a CV of yesterday has the fields of today, in one order. */
export const contentOf = (cv: Pick<CvRow, keyof CvContent>): CvContent => cvContent.parse(cv)

/** Both must come out of the contract's schema, which fixes the order of their fields. */
export const isSameContent = (a: CvContent, b: CvContent): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Counted when it is asked for: it also depends on the person's preferences, which change on their own. */
export function completenessOf(document: CvDocument, user: Pick<UserRow, 'job_preferences'>): number {
  return cvCompleteness(document, hasJobPreferences(user.job_preferences))
}

const FIRST_TITLE = 'Mi CV'

/** A new CV begins with what the profile knows; whatever was sent along wins. */
export function firstContent(user: UserRow, sent: z.output<typeof newCv>): CvContent {
  const target_role = sent.target_role || user.job_preferences.roles?.[0] || ''
  const content = cvContent.parse({ ...sent, title: sent.title ?? FIRST_TITLE, target_role })
  const { document } = content
  return { ...content, document: { ...document, basics: filledBasics(document.basics, user) } }
}

type Basics = CvDocument['basics']

function filledBasics(basics: Basics, user: UserRow): Basics {
  return {
    full_name: basics.full_name || user.full_name,
    headline: basics.headline || (user.headline ?? ''),
    email: basics.email || user.email,
    phone: basics.phone || (user.phone ?? ''),
    city: basics.city || (user.city ?? ''),
    country: basics.country ?? user.country,
    links:
      basics.links.length > 0
        ? basics.links
        : cvContent.shape.document.parse({ basics: { links: user.links } }).basics.links,
  }
}

const NAME_MAX = 80

/** `Valeria-Montes-Mi-CV.pdf`: plain letters, so that every system and mail program keeps it. */
export function fileNameOf(words: readonly string[], extension: string): string {
  const plain = withoutAccents(words.join(' '))
  const name = plain.replace(/[^A-Za-z0-9]+/g, '-').slice(0, NAME_MAX)
  return `${name.replace(/^-|-$/g, '') || 'CV'}.${extension}`
}
