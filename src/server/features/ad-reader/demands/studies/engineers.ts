import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { type AdText, type Statement, statementAt } from '../../text/ad-text.ts'

/** Two of them in a list are careers and not a person: «Ing. Agroindustrial, Ing. Industrial». */
const LISTED = /(?<![a-z])ing\.(?= [a-z]{4,20}(?: [a-z]{2,20}){0,2}(?:, | o )(?:ing|lic)\. [a-z])/g
const ENDING = '(?:\\/a|\\(a\\)|\\(o\\)|\\/o)?'
/** «Ingeniero Agrónomo, Ingeniero en Ejecución o Técnico Agrícola» where an item begins: who one must be by studies. */
const ENGINEER = new RegExp(
  `^\\s*(ingenier[oa]${ENDING}|ingenieria)(?= (?:en |de )?[a-z]{4}|,? [ou] (?:tecnolog|licenciad)| \\([a-z]{4})`,
)
/** «Abogada titulada», «Arquitecto(a) colegiado» */
export const TITLED = new RegExp(
  `^\\s*((?:abogad|arquitect|psicolog|enfermer|farmaceutic|veterinari|medic|economist|contador|nutricionist|kinesiolog|fisioterapeut|fonoaudiolog|odontolog|biolog|geolog|periodist|trabajador|educador)[a-z]*${ENDING}(?: (?:public[oa]|social|clinic[oa]|veterinari[oa]|cirujan[oa]|de parvulos))?) (?:titulad|graduad|recibid|licenciad|egresad)[oa]${ENDING}(?![a-z])(?! (?:en|de) )`,
)
/** «…, técnico en mercadeo o ventas es un plus» */
const TECHNICIAN = /^[\s,]*tecnic[oa](?:\/a|\(a\))? en (?=[a-z]{4})/
/** «Escolaridad mínima secundaria» */
const SCHOOL =
  /(?<![a-z])(?:escolaridad|estudios|nivel (?:de estudios|academico|educativo))(?: minim[oa]s?)?:? (?:de )?(?:(primaria)|(secundaria)|(preparatoria|prepa|bachillerato))(?![a-z])/g
const MASTER = /(?<![a-z])master(?= de (?:formacion|profesorado|abogacia|acceso|secundaria))/g

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
  for (const match of ad.flat.matchAll(MASTER)) add('MASTER', match.index, match[0].length)
  for (const statement of ad.statements.filter(isDemand)) {
    // A statement itself is without what stands in brackets: «Ingeniero(a) o tecnólogo(a)».
    const match = ENGINEER.exec(ad.flat.slice(statement.start, statement.end))
    const titled = TITLED.exec(ad.flat.slice(statement.start, statement.end))
    if (titled) add('GRADO', statement.start + titled[0].search(/\S/), titled[0].trimStart().length)
    const technician = TECHNICIAN.exec(ad.flat.slice(statement.start, statement.end))
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
    add('GRADO', start, word.length)
  }
  return [...facts, ...more].sort((a, b) => a.start - b.start)
}

const isDemand = ({ stance, sentence }: Statement): boolean =>
  stance === 'ASKED' && (sentence.section === 'MUST' || sentence.section === 'PROFILE')
