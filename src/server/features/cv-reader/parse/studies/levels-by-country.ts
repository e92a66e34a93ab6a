import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Draft } from '../draft.ts'

type Study = Draft['document']['education'][number]

/** In Peru every «carrera técnica» comes after the whole of school; elsewhere the word alone may be a part of it. */
const AFTER_SCHOOL: ReadonlySet<string> = new Set(['PE'])
const TECHNICIAN = /^(?:profesional )?tecnic[oa] (?:profesional )?(?:en|de) /

/** Schools that nobody enters before the whole of school is done, by country; under «*» those of all. */
const HIGHER_SCHOOLS: Readonly<Record<string, RegExp>> = {
  '*': /(?<![a-z])instituto (?:de educacion )?(?:tecnologico |tecnico )?superior(?![a-z])/,
  PE: /^(?:instituto|i\.?s\.?t\.?|i\.?e\.?s\.?t\.?p?\.?|isep|senati|tecsup|cibertec|idat|isil)(?![a-z])/,
  CL: /(?<![a-z])(?:instituto profesional|centro de formacion tecnica|cft|inacap|duoc)(?![a-z])/,
}

/** Where the «secundaria» is all of school, whoever has finished it has what others call «bachillerato». */
const WHOLE_SCHOOL: ReadonlySet<string> = new Set(['PE', 'AR', 'BO', 'PY', 'UY', 'VE'])
const SECONDARY = /^(?:(?:educacion|escuela|estudios|nivel) )?secundari[oa]s?(?![a-z])/
const OF_SCHOOL: ReadonlySet<Study['level']> = new Set<Study['level']>([null, 'SECUNDARIA', 'BACHILLERATO'])
const UNFINISHED = /incomplet|trunc|sin (?:terminar|concluir|acabar)|cursando|en curso/

function isWholeSchool({ degree, institution, notes, in_progress }: Study, country: string | null): boolean {
  if (in_progress || country === null || !WHOLE_SCHOOL.has(country)) return false
  return SECONDARY.test(flatten(degree).trim()) && !UNFINISHED.test(flatten(`${degree} ${institution} ${notes}`))
}

/** «Gestión pública, diplomado»: such schools teach shorter things as well. */
const SHORT = /(?<![a-z])(?:diplomad[oa]|diplomatura|curso|taller|seminario|capacitacion)(?![a-z])/

function isHigher(institution: string, country: string | null): boolean {
  const flat = flatten(institution).trim()
  return [HIGHER_SCHOOLS['*'], country === null ? undefined : HIGHER_SCHOOLS[country]].some((one) => one?.test(flat))
}

/** Once it is known where somebody lives, what a technician has studied is known better. */
export function settleLevels(draft: Draft): void {
  const { basics, education } = draft.document
  const after_school = basics.country !== null && AFTER_SCHOOL.has(basics.country)
  for (const [at, study] of education.entries()) {
    if (OF_SCHOOL.has(study.level) && isWholeSchool(study, basics.country)) {
      study.level = 'BACHILLERATO'
      // The country settles it; nobody need confirm another country's name for their school.
      draft.rate(`education.${at}.level`, study.level, 'ALTA')
    }
    const technician = study.level === 'FP_MEDIO' && TECHNICIAN.test(flatten(study.degree))
    const higher =
      (study.level === null || technician) &&
      !SHORT.test(flatten(study.degree)) &&
      isHigher(study.institution, basics.country)
    if (!higher && !(technician && after_school)) continue
    study.level = 'FP_SUPERIOR'
    draft.rate(`education.${at}.level`, study.level, 'MEDIA')
  }
}
