import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { WISH } from '#shared/lexicon/importance.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'
import type { Statement } from '../../text/statements.ts'

/** Two of them in a list are careers and not a person: «Ing. Agroindustrial, Ing. Industrial». */
const LISTED = /(?<![a-z])ing\.(?= [a-z]{4,20}(?: [a-z]{2,20}){0,2}(?:, | o )(?:ing|lic)\. [a-z])/g
const ENDING = '(?:\\/a|\\(a\\)|\\(o\\)|\\/o)?'
/** «Ingeniero Agrónomo, Ingeniero en Ejecución o Técnico Agrícola» where an item begins: who one must be by studies. */
const ENGINEER = new RegExp(
  `^\\s*(ingenier[oa]${ENDING}|ingenieria)(?= (?:en |de )?[a-z]{4}|,? [ou] (?:tecnolog|licenciad)| \\([a-z]{4})`,
)
/** «…, técnico en mercadeo o ventas es un plus» */
const TECHNICIAN =
  /^[\s,]*tecnic[oa](?:\/a|\(a\))?(?: (?:de |a )?(?:nivel )?medio(?: [ou] (?:nivel )?superior)?)? en (?=[a-z]{4})/
/** «título de Enología, técnico en viticultura o carrera afín»: the other ways to have studied it. */
const OTHER_TECHNICIAN =
  /(?<=(?<![a-z])(?:titulo|titulacion|diploma|certificado) (?:de|en) [a-z ]{4,60}(?:,|,? o) )tecnic[oa](?:\/a|\(a\))? en(?= [a-z]{4})/g
/** «Escolaridad mínima secundaria» */
const SCHOOL =
  /(?<![a-z])(?:escolaridad|estudios|nivel (?:de estudios|academico|educativo))(?: minim[oa]s?)?:? (?:de )?(?:(primaria)|(secundaria)|(preparatoria|prepa|bachillerato))(?![a-z])/g
/** Professions that are learnt at a university and named by who practises them. */
const PROFESSION =
  '(?:contador[a]?(?:\\/a|\\(a\\))?(?: public[oa]| auditor[a]?)?|abogad[oa]|arquitect[oa]|psicolog[oa]|medic[oa](?:\\/a|\\(a\\))?(?: (?:veterinari[oa]|cirujan[oa]|general))?|enfermer[oa](?: universitari[oa])?|kinesiolog[oa]|fonoaudiolog[oa]|nutricionista|constructor[a]? civil|odontolog[oa]|(?:quimic[oa] )?farmaceutic[oa]|trabajador[a]?(?:\\/a|\\(a\\))? social|asistente social|economista|veterinari[oa]|bioquimic[oa]|matron[a]?|tecnolog[oa] medic[oa]|terapeuta ocupacional|fisioterapeuta|psicopedagog[oa]|educador[a]? (?:de parvulos|diferencial|social)|administrador[a]?(?:\\/a|\\(a\\))? (?:de empresas|public[oa]|comercial)|periodista|geolog[oa]|biolog[oa]|agronom[oa]|topograf[oa]|notari[oa]|traductor[a]? public[oa])'
const ENDINGS = '(?:\\/as?|\\(as?\\)|\\/os?|\\(os?\\))?'
/** «Contador público titulado», «abogada colegiada» */
const PROFESSIONAL = new RegExp(`(?<![a-z])${PROFESSION}${ENDINGS}(?![a-z])`, 'g')
const TITLED_AFTER = /^,? (?:titulad|recibid|graduad|egresad|con titulo)/
/** «estudiante avanzado o graduado reciente de Contador Público» */
const STUDIED_BEFORE =
  /(?<![a-z])(?:estudiantes?|graduad[oa]s?|egresad[oa]s?|titulad[oa]s?|recibid[oa]s?|recientes?|avanzad[oa]s?|ultimos? [a-z]+)(?:\/as?|\(as?\))? (?:de|en|como)(?: la carrera de)? $/
const REACH = 60

function professionsIn(flat: string): { index: number; length: number }[] {
  return [...flat.matchAll(PROFESSIONAL)].flatMap(({ 0: said, index }) => {
    const end = index + said.length
    const named =
      TITLED_AFTER.test(flat.slice(end, end + REACH)) ||
      STUDIED_BEFORE.test(flat.slice(Math.max(0, index - REACH), index))
    return named ? [{ index, length: said.length }] : []
  })
}
/** «Estudiantes de últimos ciclos de Contabilidad o Economía», «Graduada o estudiante avanzada de Psicología», where an item begins. */
const STUDENT = new RegExp(
  `^\\s*(?:(?:ser|sos|eres|seas|buscamos|${WISH}|solo) )?(?:(?:graduad|recibid|egresad|titulad)[oa]s?${ENDINGS} (?:o|u|y/o) )?(estudiantes?${ENDINGS}(?: (?:avanzad[oa]s?${ENDINGS}|universitari[oa]s?|de (?:los )?ultimos? [a-z]+)){0,2}(?: (?:o|u|y/o) (?:graduad|recibid|egresad|titulad)[oa]s?${ENDINGS}(?: recientes?)?)? (?:de|en))(?= (?!ultim|los ultim|primaria|secundaria|bachillerato|fp |grado)(?:(?:las? )?carreras? (?:de|en) )?[a-z]{5})`,
)
/** «Químico en alimentos, QFB, Ing. Bioquímico o carrera afín»: who must have studied one of them. */
const OPEN_LIST =
  /^\s*(?:con |ser )?([a-z][^.;:\n]{3,150}?(?:\.(?= [a-z])[^.;:\n]{3,80}?)?)(?=,? [ou] (?:(?:otras? )?(?:carreras?|titulos?|areas?|licenciaturas?) )(?:a ?fin(?:es)?|similar(?:es)?|relacionadas?))/
const MASTER = /(?<![a-z])master(?= de (?:formacion|profesorado|abogacia|acceso|secundaria))/g

/** A profession is level and field in one. */
export const isProfession = (flat: string): boolean => PROFESSIONAL_ALONE.test(flat)
const PROFESSIONAL_ALONE = new RegExp(`^${PROFESSION}${ENDINGS}$`)

/** With the studies that no word of a level stands beside. */
export function withEngineers(facts: readonly EducationFact[], ad: AdText): EducationFact[] {
  const known = new Set(facts.map(({ start }) => statementAt(ad, start)))
  const more: EducationFact[] = []
  const add = (level: EducationFact['level'], start: number, length: number) => {
    const statement = statementAt(ad, start)
    if (known.has(statement)) return
    known.add(statement)
    more.push({ ...spanOf(ad.text, start, start + length), level })
  }
  for (const match of ad.flat.matchAll(LISTED)) add('GRADO', match.index, match[0].length)
  for (const match of ad.flat.matchAll(SCHOOL))
    add(match[1] ? 'PRIMARIA' : match[2] ? 'SECUNDARIA' : 'BACHILLERATO', match.index, match[0].length)
  for (const match of ad.flat.matchAll(OTHER_TECHNICIAN)) add('FP_MEDIO', match.index, match[0].length)
  for (const match of ad.flat.matchAll(MASTER)) add('MASTER', match.index, match[0].length)
  for (const { index, length } of professionsIn(ad.flat)) add('GRADO', index, length)
  for (const statement of ad.statements.filter(isDemand)) {
    // A statement itself is without what stands in brackets: «Ingeniero(a) o tecnólogo(a)».
    const whole = ad.flat.slice(statement.start, statement.end)
    const match = ENGINEER.exec(whole) ?? STUDENT.exec(whole) ?? openList(whole)
    const technician = TECHNICIAN.exec(whole)
    if (technician)
      add(
        'FP_MEDIO',
        statement.start + technician[0].search(/t/),
        technician[0].trimEnd().length - technician[0].search(/t/),
      )
    if (!match) continue
    const word = match[1] ?? ''
    const start = statement.start + match[0].length - word.length
    const first = facts.find((fact) => statementAt(ad, fact.start) === statement)
    if (first && first.start > start) known.delete(statement)
    // A «carrera de sistemas» may be a long or a short one.
    const any = /^ (?:las? )?carreras? (?:de|en) /.test(
      ad.flat.slice(start + word.length, start + word.length + ANY_CAREER),
    )
    add(any ? 'FP_MEDIO' : 'GRADO', start, word.length)
  }
  return [...facts, ...more].sort((a, b) => a.start - b.start)
}

const ANY_CAREER = 20

/** Only careers stand in it, each of a few words. */
function openList(whole: string): RegExpExecArray | null {
  const match = OPEN_LIST.exec(whole)
  return match && areCareers(match[1] ?? '') ? match : null
}

/** «Química, QFB, Ing. Bioquímica»: more than one, and nothing but careers. */
export function areCareers(list: string): boolean {
  const names = list.split(/, | [ou] /)
  return names.length > 1 && names.every((name) => name.split(' ').length <= MOST_WORDS && !NO_CAREER.test(name))
}
const MOST_WORDS = 5
const NO_CAREER =
  /^(?:lic|ing)\.?(?: en)?$|(?<![a-z])(?:experiencia|conocimiento|manejo|anos?|meses|ingles|excel|licencia|curso|dominio|disponib|bachiller|titul|egresad|estudi|grado|tecnic|profesional(?:es)?(?![a-z])|tecnolog[oa](?![a-z])|universitari)/

const isDemand = ({ stance, sentence, flat }: Statement): boolean =>
  stance === 'ASKED' &&
  (sentence.section === 'MUST' || sentence.section === 'PROFILE' || (sentence.section === 'WISH' && STUDENT.test(flat)))
