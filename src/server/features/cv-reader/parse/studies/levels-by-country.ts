import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Draft } from '../draft.ts'

/** In Peru every «carrera técnica» comes after the whole of school; elsewhere the word alone may be a part of it. */
const AFTER_SCHOOL: ReadonlySet<string> = new Set(['PE'])
const TECHNICIAN = /^(?:profesional )?tecnic[oa] (?:profesional )?(?:en|de) /

/** Once it is known where somebody lives, what a technician has studied is known better. */
export function settleLevels(draft: Draft): void {
  const { basics, education } = draft.document
  if (basics.country === null || !AFTER_SCHOOL.has(basics.country)) return
  for (const [at, study] of education.entries()) {
    if (study.level !== 'FP_MEDIO' || !TECHNICIAN.test(flatten(study.degree))) continue
    study.level = 'FP_SUPERIOR'
    draft.rate(`education.${at}.level`, study.level, 'MEDIA')
  }
}
