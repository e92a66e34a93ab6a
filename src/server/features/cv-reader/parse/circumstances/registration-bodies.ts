import { flatten } from '#server/features/language/normalise/fold.ts'
import { findDates } from '../dates/dates.ts'

const PROFESSIONS =
  'abogad|abogacia|advoca|procurador|notari|escriban|contador|ciencias economicas|economist|gestores|graduados sociales|medic|enfermer|infermer|farmaceut|odontolog|dentist|veterinari|psicolog|fisioterapeut|logoped|podolog|nutricionist|dietist|optic|obstetr|matron|trabajador|arquitect|aparejador|ingenier|enginyer|quimic|biolog|geolog|administrador|periodist|docentes|profesores|traductor|terapeut'
/** «Colegio de Abogados de Rosario», «ICAM»: the body alone says that somebody belongs to it. */
const BODY_FIRST = new RegExp(
  String.raw`^(?:(?:ilustre|ilmo\.?|real|excmo\.?) )*(?:colegio|col·legi|colexio|consejo)(?: (?:oficial|publico|profesional|nacional|provincial|general|medico))* (?:(?:de(?:l| la| los| las)?|d['’]) ?(?:los |las |la )?)?(?:${PROFESSIONS})`,
)
const BODY_LETTERS = /^(?:RE)?ICA[A-Z]{1,7}(?![\p{L}])/u
const LETTERS_AND_NUMBER =
  /^(?:(?:RE)?ICA[A-Z]{1,7}|CO[A-Z]{1,5})(?:,|:)?\s+(?:col\.?\s*|colegiad[oa]\s*)?(?:n[.º°o]*\s*)?\d{2,6}/u
/** «ICAB ejerciente desde 2015» */
const BODY_HELD =
  /^(?:RE)?ICA[A-Z]{1,7},? (?:no )?(?:ejerciente|colegiad[oa])(?: desde (?:\p{L}+ (?:de )?)?\d{4})?\.?$/u
const LONGEST_BODY = 80

const SHORT_BODY = 20

/** A body that is named alone, or with nothing but a number. */
export function isBody(text: string): boolean {
  if (BODY_HELD.test(text)) return true
  if (text.length > LONGEST_BODY || findDates(text).some(({ is_range }) => is_range)) return false
  return (
    BODY_FIRST.test(flatten(text)) ||
    LETTERS_AND_NUMBER.test(text) ||
    (BODY_LETTERS.test(text) && text.length <= SHORT_BODY)
  )
}
