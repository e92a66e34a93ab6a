import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { MUST, WISH } from '#shared/lexicon/importance.ts'
import { counts, type Draft, draft } from '../drafts/draft.ts'
import { type AdText, statementAt } from '../text/ad-text.ts'
import { anyOf } from './any-of.ts'
import type { Covered } from './covered.ts'
import { experienceInJob, orExperience } from './or-experience.ts'
import { paperWays } from './whole/paper-ways.ts'

const NAMED =
  /(?<![a-z0-9])(?:pmp|capm|prince2|ccn[ap]|cissp|cis[am]|ceh|istqb|togaf|itil(?: v?\d)?|csm|psm(?: i{1,3})?|cspo|pspo|az-\d{3}|dp-\d{3}|sc-\d{3}|comptia [a-z]+\+?|six sigma(?: (?:green|black|yellow) belt)?|cfa|frm)(?![a-z0-9])/g
const WORD = `(?!(?:y|o|e|u|a|es|se|con|para|al|antes|${WISH}|${MUST}|preferred|required|vigente|vigentes|no|si|muy) |${WISH}|${MUST})(?:[a-z0-9+#'-]|\\.(?=[a-z0-9])){1,25}(?:\\/[oa](?![a-z])|\\([oa]\\))?`
const SAID = new RegExp(
  `(?<![a-z])(?:certificacion(?:es)?|certificad[oa]|acreditacion|certification|certified|curso|especializacion|diplomado|tarjeta|carnet?|carne|licencia|habilitacion|autorizacion|credencial|calificacion|(?:titulo|titulacion)(?= (?:de|en) ))(?: (?:oficial|profesional|vigente|negativo))?(?: (?:en|de|del|como|in|as))? (${WORD}(?: ${WORD}){0,6})`,
  'g',
)
/** «Curso de seguridad de 20 horas de encofrado (o 6 horas)»: which course it is, whatever skills are in its name. */
const OF_HOURS =
  /(?<![a-z])curso (?:de|en) [a-z0-9][a-z0-9 ]{1,50}? de \d{1,3} ?(?:horas|hrs|hs|h)(?: (?:de|en|para) (?!duracion|validez|minim)[a-z]{4,}(?: [a-z]{4,})?(?![a-z])|(?= \([ou] \d))/g
/** Papers that are no professional certification, and those that no match may rest on. */
const OTHER_PAPERS = new RegExp(
  `^certificad[oa] (?:${MUST}|necesari|requerid|exigid)|discapacidad|antecedentes|medic|nacimiento|estudios|escolaridad|(?<!profesora? de |linguistica en |linguistica de )(?:ingles|frances|aleman|idioma)|(?<![a-z])(?:c1|b2|c2)(?![a-z0-9])|empresa|calidad|energetic|conducir|conduccion|manejo vigente|de credito|de presentacion|de propiedad|de circulacion|^autorizacion (?:de|para|del) (?:el |la |los |las )?(?:trabaj|residen|padre|madre|tutor|tratamiento|datos|viaj|uso|estudi)|^licencia (?:pre|post|maternal|paternal|medica|sin goce)|^curso (?:complet|escolar|academic|lectiv|siguiente|actual)`,
)
/** Who may exercise a profession: the register says so. */
const REGISTERED =
  /(?<![a-z])(?:colegiacion|colegiad[oa]s?|colegiatura|numero de colegiad[oa]|matricula (?:profesional|habilitante|nacional|provincial|activa|vigente|al dia)(?: en (?:el |la )?[a-z]{3,12}(?![a-z]))?|matriculad[oa]s?(?: en el colegio(?: de [a-z]+){1,3})?|cedula profesional|tarjeta profesional|registro (?:sanitario|profesional|nacional de prestadores|rethus)|rethus|habilitacion profesional|habilidad profesional|serums|(?:licencia|credencial|instalador[a-z/()]*(?: [a-z/()]+){0,2}) sec(?:,? clase [a-z0-9](?![a-z]))?|licencia (?:profesional|federal)(?: [a-z]+){0,2})(?![a-z])(?: (?:vigente|al dia|en vigor|activa|profesional|habil(?:itad[oa])?(?![a-z]))(?: o en tramite)?| \((?!excluy|desea|impres|indisp|oblig|no )[^()]{1,20}\))*/g

/** «experiencia mínima de un curso en secundaria» is a school year, «seis meses certificada en ventas» experience. */
const A_YEAR =
  /(?:experiencia|minim[oa]|al menos)(?: [a-z]+){0,2} (?:un|dos|tres|\d) $|(?:meses|anos|experiencia)(?: [a-z]+)? $/

const CERTIFIES = /^(?:certif|acred|autoriz|titul|diplomad|especializ|habilit)/

/** Certifications and registrations named in a text, each as it is written; a course or card for a known skill is that skill. */
export function readPapers(
  text: string,
  flat: string,
  { skills, studies }: { skills: Covered; studies: Covered },
): Span[] {
  const said = [...flat.matchAll(SAID)].filter(
    ({ 0: words, index }) =>
      !OTHER_PAPERS.test(words) &&
      !A_YEAR.test(flat.slice(Math.max(0, index - 30), index)) &&
      !studies.touches(index, index + words.length) &&
      (CERTIFIES.test(words) || !skills.touches(index, index + words.length)),
  )
  const spans = [...flat.matchAll(REGISTERED), ...said, ...flat.matchAll(OF_HOURS), ...flat.matchAll(NAMED)].map(
    (match) => {
      const written = match[0].replace(/[ .,'-]+$/, '').replace(/ (?:de|en|la|el|los|las|del|a|o|u)$/, '')
      const end = match.index + written.length
      const kind = ISSUED.test(written) ? ISSUERS : /^(?:certificad|carne)/.test(written) ? CERTIFIED : CALLED
      const behind = text.slice(end, end + LONGEST_OTHER)
      const more = (kind.exec(behind) ?? andInCapitals(text.slice(match.index, end), behind))?.[0].length ?? 0
      return spanOf(text, match.index, end + more)
    },
  )
  return withoutOverlap(spans.map((span) => nameInside(span, text, flat)))
}

/** «Especialización en Derecho Minero | y Medio Ambiente»: the name goes on. */
const IN_CAPITALS = /(?:en|de) \p{Lu}\p{Ll}+(?: (?:(?:de|del|la) )*\p{Lu}\p{Ll}+)*$/u
const AND_MORE = /^ [ye] \p{Lu}\p{Ll}{3,}(?: (?:(?:de|del|la) )*\p{Lu}\p{Ll}+){0,3}(?=\s*(?:[.,;(\n]|$))/u
const andInCapitals = (written: string, behind: string): RegExpExecArray | null =>
  IN_CAPITALS.test(written) ? AND_MORE.exec(behind) : null

const MENTION =
  ' con (?:menci[oó]n|especialidad|orientaci[oó]n) (?:en|a) \\p{L}+(?: (?:y |de |del )*\\p{Lu}\\p{L}+){0,3}'
/** «Certificado de formación sanitaria | (DCS)», «Título de Profesor de Media | con mención en Física»: which one it is. */
const CALLED = new RegExp(`^(?: \\(\\p{Lu}[\\p{Lu}\\d-]{1,7}\\)|${MENTION})`, 'u')
/** «Certificado de inhabilidades | para trabajar con menores y de antecedentes»: what it is for, and the other that is asked for with it. */
const CERTIFIED = new RegExp(
  `${CALLED.source}|^ para trabajar con \\p{L}+(?!\\p{L})(?: de edad)?(?! [ye] de )|^(?: para trabajar con \\p{L}+(?: de edad)?)? [ye] (?:el )?de \\p{L}{5,}(?: penales| policiales| judiciales)?(?!\\p{L})`,
  'u',
)
/** «Certificado emitido por Alfa, Beta o similar»: any of them may have given it, and it is one paper. */
const ISSUED = /(?:emitid|otorgad|expedid|dictad|impartid|avalad)[oa]s? por(?: [a-z]+){1,3}$/
const ISSUER = '(?:(?:el|la|los|las|por) )*\\p{Lu}[\\p{L}\\d.]+(?: \\p{Lu}[\\p{L}\\d]+){0,2}'
const ISSUERS = new RegExp(
  `^(?:, ${ISSUER})*,? [ouy] (?:${ISSUER}|(?:un |otr[oa] )?(?:[a-z]+ )?(?:similar(?:es)?|equivalentes?))(?!\\p{L})`,
  'u',
)

function withoutOverlap(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = kept.at(-1)
    if (!before || before.end <= span.start) kept.push(span)
  }
  return kept
}

/** «certificación PMP» is the PMP. */
function nameInside(span: Span, text: string, flat: string): Span {
  const inside = [...flat.slice(span.start, span.end).matchAll(NAMED)][0]
  if (!inside) return span
  const start = span.start + inside.index
  return spanOf(text, start, start + inside[0].length)
}

export function proposePapers(ad: AdText, spans: readonly Span[]): Draft[] {
  return spans.flatMap((span, at) => {
    const statement = statementAt(ad, span.start)
    const name = /^colegiad/i.test(span.text) ? 'Colegiación profesional' : span.text
    const value = {
      name: `${name}${saidOfIt(ad, span)}`.slice(0, 120),
      ...(isEnoughBegun(ad, span) && { unfinished: true }),
    }
    if (!counts(statement, span) || statement.stance !== 'ASKED' || isADate(ad, span)) return []
    const key = `CERTIFICATION ${span.text.toLowerCase()}`
    const paper = draft(key, { type: 'CERTIFICATION', value }, span, statement)
    const other = otherPaper(ad, span, Math.min(statement.end, spans[at + 1]?.start ?? statement.end))
    if (other) {
      const second = { type: 'CERTIFICATION' as const, value: { name: other.name.slice(0, 120) } }
      return [anyOf([paper, draft(key, second, span, statement)], withIn(ad, span, other.length))]
    }
    const until = Math.min(statement.end, spans[at + 1]?.start ?? statement.end, span.end + LONGEST_LIST)
    const ways = paperWays(span.text, ad.text.slice(span.end, until), ad.flat.slice(span.end, until))
    if (ways) {
      const others = ways.others.map((one) =>
        draft(key, { type: 'CERTIFICATION', value: { ...value, name: one.slice(0, 120) } }, span, statement),
      )
      return [anyOf([paper, ...others], withIn(ad, span, ways.length))]
    }
    const instead = orExperience(ad.flat.slice(span.end, statement.end))
    const job = instead && experienceInJob(ad, instead.years ?? 0)
    return [job ? anyOf([paper, draft(key, job, span, statement)], withIn(ad, span, instead.length)) : paper]
  })
}

/** «cinco años contados desde la colegiatura»: from when on the years count. */
const isADate = ({ flat }: AdText, { start }: Span): boolean =>
  /(?<![a-z])(?:desde|a partir de|posterior(?:es)? a|despues de)(?: (?:la|el|su|obtener|obtenid[oa]))* (?:fecha de (?:la |el )?)?$/.test(
    flat.slice(Math.max(0, start - 50), start),
  )

/** «Licencia clase D o superior», «Carnet de grúa EN VIGOR»: which one will do is a part of what is asked for. */
const OF_IT =
  /^,? (?:o (?:similar|equivalente)(?:es)?|o superior(?:,? (?:vigente|al dia|en vigor))?|en vigor|vigentes?|al dia)(?![a-z])(?! en | de )/
const saidOfIt = ({ flat, text }: AdText, { end }: Span): string => {
  const said = OF_IT.exec(flat.slice(end, end + 40))?.[0] ?? ''
  return text.slice(end, end + said.length).toLowerCase()
}

/** «(o en trámite)», «o estar en condiciones de colegiarse», «si estás a la espera de la resolución puedes postular» */
const ON_ITS_WAY =
  /^[^.;\n]{0,90}?(?:(?<![a-z])[ou] (?:estar |tenerl[oa] )?(?:en|con) (?:tramite|proceso|gestion|curso(?! de))|(?<![a-z])[ou] (?:estar )?en condiciones de|(?<![a-z])[ou] (?:(?:tener |con )?(?:disposicion|compromiso|intencion|disponibilidad|posibilidad|facilidad) (?:para|de)|poder|estar dispuest[oa](?:\/a)? a) (?:tramitar|obtener|sacar|gestionar|renovar|conseguir)l[oa]s?(?![a-z])|(?:a la|en) espera de|(?:aprobaste|rendiste|aprobado|superado) el examen|esperando (?:la|el|tu) (?:resolucion|titulo|carnet|entrega))/
const REACH = 140

const isEnoughBegun = ({ flat }: AdText, { start, end }: Span): boolean =>
  /o en tramite$/.test(flat.slice(start, end)) || ON_ITS_WAY.test(flat.slice(end, end + REACH))

/** «título de auxiliar de enfermería (TCAE) o de atención a la dependencia», «certificación LPIC-2 o RHCE» */
function otherPaper({ text, flat }: AdText, { start, end }: Span, until: number) {
  const to = Math.min(until, end + LONGEST_OTHER)
  const aside = IN_BRACKETS.exec(text.slice(end, to))
  if (aside) return { name: inItsPlace(aside[1] ?? '', text.slice(start, end)), length: aside[0].length }
  const again = OF_ANOTHER.exec(flat.slice(end, to))
  const kind = /^.*? (?=de |en )/.exec(text.slice(start, end))?.[0]
  if (again && kind)
    return {
      name: `${kind}${text.slice(end + again[0].length - (again[1]?.length ?? 0), end + again[0].length)}`,
      length: again[0].length,
    }
  const profession = /^t[ií]tulo /i.test(kind ?? '') ? OR_PROFESSION.exec(text.slice(end, to)) : null
  if (profession) return { name: `${kind}de ${profession[1]}`, length: profession[0].length }
  const named = OR_NAMED.exec(text.slice(end, to))
  return named ? { name: named[1] ?? '', length: named[0].length } : undefined
}

const LONGEST_OTHER = 120
const LONGEST_LIST = 160
const OF_ANOTHER = /^(?: \([^()]{1,30}\))?,? [ou] ((?:de|en) [a-z][a-z ]{3,80}?)(?= ?(?:[.,;(\n]|$))/
/** «Título de Trabajador(a) Social o Asistente Social» */
const OR_PROFESSION = new RegExp(
  `^,? [ou] ((?!Licenciad|Graduad|Ingenier|T[eé]cnic|Bachiller)\\p{Lu}\\p{Ll}+(?:\\/a|\\(a\\))?(?: (?:de |en )?\\p{Lu}\\p{Ll}+){1,3}(?:${MENTION})?)(?=[\\s.,;(]|$)`,
  'u',
)
/** «(o carnet de manipulador)»; «(o en trámite)», «(o superior)» name no other paper. */
const IN_BRACKETS =
  /^ \([ou] (?:bien )?(?!en |con |su |m[aá]s |estar|poder|similar|equivalente|superior|af[ií]n|parecid|experiencia|tr[aá]mit|disposici|compromiso)([^()\n]{3,60})\)/i

/** «Curso de seguridad de 20 horas (o 6 horas + tarjeta)»: of the same course. */
function inItsPlace(other: string, written: string): string {
  const course = /^\d/.test(other) ? /^.*? (?=\d+ ?h)/i.exec(written)?.[0] : undefined
  return course === undefined ? other.charAt(0).toLocaleUpperCase('es') + other.slice(1) : `${course}${other}`
}
const OR_NAMED = /^,? [ou] (\p{Lu}[\p{Lu}\d+-]+(?: [\p{Lu}\d][\p{L}\d+-]*)?)(?=[\s.,;)]|$)/u

const withIn = ({ text }: AdText, { start, end }: Span, more: number): Span => spanOf(text, start, end + more)
