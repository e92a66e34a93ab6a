import { randomUUID } from 'node:crypto'
import { levelOfStudy } from '#server/features/language/normalise/study-level.ts'
import { education } from '#shared/cvs/cv-document.ts'
import type { DateSpan } from '../dates/dates.ts'
import type { Draft } from '../draft.ts'
import { placeCertification } from '../lists/listed.ts'
import { isBachillerOfUniversity, isUniversity } from './university-names.ts'

/** A study as a file says it. */
export interface Study {
  degree: string
  field: string
  institution: string
  /** Of the school; a study has no field for it. */
  place?: string
  sure: boolean
  span: DateSpan | null
  ongoing: boolean
  notes: string[]
  grade: string
}

/** «Escuela Normal en (2014)» */
const LEADS_TO_DATE = /\s+en$/i
/** «Bachillerato nocturno, terminado en (2011)» */
const ENDED = /,\s+(?:terminad|titulad|egresad|finalizad|concluid|graduad)[oa](?:\s+(?:en|el))?$/iu
const MOST_STUDIES = 20
const LONGEST_NAMED = 200

/** «Noveno grado de bachillerato»: a year of school is not the school. */
const YEAR_OF_SCHOOL = /^(?:sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|und[eé]cimo|\d{1,2}\S{0,2}) grado de /iu

/** «eso» in small letters is no word of its own here. */
const capitals = (degree: string): string => degree.replace(/^(?:eso|fp|bup|egb|cou) ?$/u, (name) => name.toUpperCase())

const GRADUATED =
  /(?<!\p{L})(?:titulad[oa]|licenciad[oa]|graduad[oa]|recibid[oa]|bachiller|con t[ií]tulo|t[ií]tulo (?:profesional|obtenido))(?!\p{L})/iu
const COURSE =
  /(?<!\p{L})(?:curso|diplomad[oa]|diplomatura|taller|seminario|certificad[oa]|experto|especializaci[oó]n|posgrado|postgrado|programa)(?!\p{L})/iu

/** «Marketing, Universidad del Mar, titulado 2017»: a career of a university, and the title that ends it. */
function ofUniversity({ degree, institution, notes }: Study): 'GRADO' | null {
  const is_career = isUniversity(institution) && !COURSE.test(degree)
  return is_career && [institution, ...notes].some((said) => GRADUATED.test(said)) ? 'GRADO' : null
}

/** «ASME IX 6G inox 2024. Secundaria»: who gives out papers for a norm teaches nothing, and the year is the paper's. */
const NORM = /^(?:AWS|ASME|API|ASNT|AMPP|NACE|CWI|ISO|UNE|NOM|DC-?3|OSHA|NFPA|IATF)(?![\p{L}])/u

function withoutPaper(draft: Draft, study: Study): Study {
  const { institution, span } = study
  if (study.degree === '' || !NORM.test(institution)) return study
  const nothing = { organisation: '', end: null, url: '', credential_id: '', notes: [] }
  placeCertification(draft, { ...nothing, name: institution, date: span?.is_range ? null : (span?.start ?? null) })
  return { ...study, institution: '', span: span?.is_range ? span : null }
}

/** «Pedagogía en Educación Media»: who teaches there has studied for it. */
const CAREER = /^(?:pedagog[ií]a|profesorado|magisterio) (?:en|de) /iu

/** Makes a study part of the draft; what has no field is held. */
export function placeStudy(draft: Draft, read: Study): void {
  const study = withoutPaper(draft, read)
  const { span, notes } = study
  if (study.degree === '' && study.institution === '') {
    for (const note of notes) draft.hold(note)
    return
  }
  const level = isBachillerOfUniversity(study.degree, study.institution)
    ? 'GRADO'
    : YEAR_OF_SCHOOL.test(study.degree)
      ? null
      : CAREER.test(study.degree)
        ? 'GRADO'
        : (levelOfStudy(capitals(`${study.degree} ${study.field}`.slice(0, LONGEST_NAMED))) ?? ofUniversity(study))
  const item = education.parse({
    id: randomUUID(),
    degree: draft.fit(study.degree.replace(ENDED, ''), 120),
    field: draft.fit(study.field, 120),
    institution: draft.fit(study.institution.replace(LEADS_TO_DATE, ''), 120),
    level,
    start: span?.is_range ? span.start : null,
    end: span?.is_range ? span.end : (span?.start ?? null),
    in_progress: study.ongoing,
    grade: study.grade.slice(0, 30),
  })
  const at = draft.add(draft.document.education, item, MOST_STUDIES, [study.degree, study.institution, ...notes])
  if (at === null) return
  draft.hold(study.place ?? '')
  item.notes = draft.fit(notes.filter((note) => note !== study.grade).join('\n'), 500)
  const named = study.sure ? 'ALTA' : item.degree && item.institution ? 'MEDIA' : 'BAJA'
  const path = `education.${at}`
  draft.rate(`${path}.degree`, item.degree, named)
  draft.rate(`${path}.field`, item.field, 'MEDIA')
  draft.rate(`${path}.institution`, item.institution, named)
  draft.rate(`${path}.level`, item.level, 'MEDIA')
  draft.rate(`${path}.start`, item.start, 'ALTA')
  draft.rate(`${path}.end`, item.end, 'ALTA')
  draft.rate(`${path}.in_progress`, item.in_progress, 'MEDIA')
  draft.rate(`${path}.grade`, item.grade, 'MEDIA')
  draft.rate(`${path}.notes`, item.notes, 'MEDIA')
}
