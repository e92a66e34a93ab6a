import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { splitList } from './used-skills.ts'

/** What somebody is, when something was, how long it took and which papers they hold stand beside what they can do. */
const NO_SKILL =
  /^(?:(?:19|20)\d\d|\d+(?:[.,]\d+)?|\d{1,4} ?(?:h|hs|hrs|horas)\.?|(?:casad|solter|divorciad|viud|separad)[oa](?: (?:con|sin|y) .*)?|(?:un|una|dos|tres|\d) hij[oa]s?|\d{2} años|(?:no|s[ií]) cuentan?|ine|curp|rfc|nss|dni|cuil|cuit|rut|nit|ruc|c[eé]dula|comprobante de domicilio|acta de nacimiento|cartilla(?: militar)?(?: liberada)?|certificado de (?:prepa|estudios|secundaria|preparatoria)|(?:una? )?cartas? de recomendaci[oó]n.*)$/iu

/** How often, how long or how well: «a diario», «unas tres al mes», «los he montado», said of what was named before. */
const REMARK =
  /^(?:(?:muy )?c[oó]mod[oa]|con soltura|(?:casi )?todos los d[ií]as(?: .*)?|a diario(?: .*)?|(?:desde )?hace .*|(?:un[oa]s? )?(?:pocas?|dos|tres|\d+)(?: o \p{L}+)? (?:veces )?(?:al|por) (?:d[ií]a|semana|mes|a[ñn]o)|l[oa]s? (?:he|hemos) \p{L}+[ai]do(?: .*)?|(?:\p{L}+ ){0,2}s[oó]lo en (?:la|el) \p{L}+)$/iu
export const isRemark = (name: string): boolean => REMARK.test(name)
export const isNoSkillName = (name: string): boolean => NO_SKILL.test(name) || isRemark(name)

/** «El sistema del hospital era propio», «me conozco la ciudad de memoria»: told, and no name of anything. */
const TOLD =
  /(?<!\p{L})(?:era|eran|fue|fueron|estaba|estaban)(?!\p{L})|^(?:me|nos) \p{L}+[oé] |(?<!\p{L})(?:de memoria)$/iu
/** «Yumbo menos, la zona industrial sí» */
const COMPARED = /^\p{L}[\p{L} ]* (?:menos|s[ií]|no tanto|a medias|m[aá]s o menos)$/iu

/** A sentence that tells of what somebody knows and names no skill that is known. */
export function tellsOnly(sentence: string): boolean {
  const items = splitList(sentence)
  const known = findConcepts(sentence).some(({ kind }) => kind === 'skill')
  return items.some((item) => TOLD.test(item) || (!known && COMPARED.test(item))) && !items.some(isOnlyName)
}

const isOnlyName = (item: string): boolean =>
  !TOLD.test(item) && findConcepts(item).some(({ kind, text }) => kind === 'skill' && text.length === item.length)
