import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Draft } from '../draft.ts'

/** In Peru every «carrera técnica» comes after the whole of school; elsewhere the word alone may be a part of it. */
const AFTER_SCHOOL: ReadonlySet<string> = new Set(['PE'])
const TECHNICIAN = /^(?:profesional )?tecnic[oa] (?:profesional )?(?:en|de) /

/** Schools that nobody enters before the whole of school is done, by country; under «*» those of all. */
const HIGHER_SCHOOLS: Readonly<Record<string, RegExp>> = {
  '*': /(?<![a-z])instituto (?:de educacion )?(?:tecnologico |tecnico )?superior(?![a-z])/,
  PE: /^(?:instituto|ist|iestp?|isep|senati|tecsup|cibertec|idat|isil)(?![a-z])/,
  CL: /(?<![a-z])(?:instituto profesional|centro de formacion tecnica|cft|inacap|duoc)(?![a-z])/,
}

function isHigher(institution: string, country: string | null): boolean {
  const flat = flatten(institution).trim()
  return [HIGHER_SCHOOLS['*'], country === null ? undefined : HIGHER_SCHOOLS[country]].some((one) => one?.test(flat))
}

/** Once it is known where somebody lives, what a technician has studied is known better. */
export function settleLevels(draft: Draft): void {
  const { basics, education } = draft.document
  const after_school = basics.country !== null && AFTER_SCHOOL.has(basics.country)
  for (const [at, study] of education.entries()) {
    const technician = study.level === 'FP_MEDIO' && TECHNICIAN.test(flatten(study.degree))
    const higher = (study.level === null || technician) && isHigher(study.institution, basics.country)
    if (!higher && !(technician && after_school)) continue
    study.level = 'FP_SUPERIOR'
    draft.rate(`education.${at}.level`, study.level, 'MEDIA')
  }
}
