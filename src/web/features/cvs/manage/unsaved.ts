import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { sameContent } from '../differences/cv-differences.ts'
import { asSaved } from '../editor/saved-content.ts'

/** The editor holds something that the server does not have yet. */
export function isUnsaved(cv: CvDetail, content: CvContent): boolean {
  return !sameContent(cv, asSaved(content, cv.title))
}
