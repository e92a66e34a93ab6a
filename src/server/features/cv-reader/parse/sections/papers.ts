import { flatten } from '#server/features/language/normalise/fold.ts'
import { findDates, withoutSpan } from '../dates/dates.ts'
import { saysValidity } from '../dates/validity.ts'
import { isUnderWay } from '../lists/under-way.ts'
import { positionScore } from '../names/employers.ts'

const LICENCE =
  /^(?:tengo |con |y )?(?!(?:carnet|carne|licencia|permiso)(?: de (?:conducir|manejo))?:? no(?![a-z]))(?:carnets?|carnes?|permisos?(?! de (?:residencia|trabajo))|licencias?(?! de (?:maternidad|paternidad))|libretas?|registro (?:de conducir|nacional|profesional)|brevete|tarjeta (?:de(?= )|profesional|tip)|matricula|colegiad[oa]|colegiatura|colegiacion|cedula (?:profesional|de agente|tipo|[a-c](?![a-z]))|certificad[oa]s? (?:de )?(?:profesionalidad|unico laboral|medico|sanitario|operador|competencia|aptitud|habilidad)|certificado (?:negativo )?de (?:delitos|antecedentes|profesionalidad)|manipulador(?:a)?(?: de alimentos)?|manipulacion de alimentos|adr|cap (?:(?:de|en) (?:mercanc|viajer|transport|conduc|pasajer)|vigente|al dia)|cap(?=$|[,.;(])|apto (?:medico|psicofisico)|psicofisico|sctr|tip(?! top)|tpc|linti|os-?10|homologacion(?:es)?|examen de|habilitacion|instalador autorizado|hoja de vida (?:del conductor |de conductor )?(?:sin|limpia|intachable))(?:[a-z]*(?<=cap (?:de|en) [a-z]+)|(?![a-z]))/
/** Papers by the name of who made the test, where no time of work is told. */
const CERTIFIED =
  /^(?:(?:aws|azure|google|microsoft|oracle|cisco|salesforce|meta|hubspot|scrum|professional scrum|certified|certificad[oa] (?:en|como)|cka|ckad|pmp|itil|istqb|ccna|six sigma|lean)(?![a-z])|auditor[a]? (?:intern[oa]|lider)(?: en)? iso)/
const LONGEST = 200
const MOST_WORDS = 10
const HOLDS =
  /(?<![a-z])(?:vigentes?|en vigor|(?<!\d \S+ )al dia|(?:con )?vigencia|caduca(?:da)?|vence|valid[oa] hasta|renovad[oa])(?![a-z])/
const NO_PAPER =
  /^(?:contrato|trabajo|puesto|cargo|cursos?|mantener|tener|pagos|impuestos|herramientas)(?![a-z])|residencia|papeles|permiso de trabajo/

/** A diploma or licence to do something, rather than a study. */
export function isLicence(text: string): boolean {
  const flat = flatten(text.slice(0, LONGEST)).trim()
  return LICENCE.test(flat) || (text.length <= LONGEST && (isHeld(text) || isCertified(text, flat)))
}

const MOST_NAME_WORDS = 7

const isCertified = (text: string, flat: string): boolean =>
  CERTIFIED.test(flat) &&
  (flat.split(/[,.(]/)[0] ?? '').split(' ').length <= MOST_NAME_WORDS &&
  findDates(text).some(({ is_range, current }) => !is_range && !current) &&
  !findDates(text).some(({ is_range }) => is_range)

/** «AWS Cloud Practitioner (en preparación)» among the studies. */
export const isCertificateUnderWay = (text: string): boolean =>
  isUnderWay(text) && CERTIFIED.test(flatten(text.slice(0, LONGEST)).trim()) && findDates(text).length === 0

/** «Libreta sanitaria al día», «ACLS vigente hasta 2027»: a few words that say how long something holds. */
function isHeld(text: string): boolean {
  const spans = findDates(text)
  if (spans.some((span) => !saysValidity(text, span) && (span.is_range || span.current))) return false
  const said = spans.reduceRight((rest, span) => withoutSpan(rest, span), text)
  const flat = flatten(said).trim()
  const words = flat.split(/\s+/).length
  return HOLDS.test(flat) && words > 1 && words <= MOST_WORDS && !NO_PAPER.test(flat) && positionScore(said) < 1
}

/** «Cédula A vigente 2027»: every date in it says how long it holds. */
export const isPaperAlone = (text: string): boolean =>
  isLicence(text) && findDates(text).every((span) => !span.is_range || saysValidity(text, span))
