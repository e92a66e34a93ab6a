import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { AdText } from '../../text/ad-text.ts'

const PROOFS =
  / \((?:(?:con|mediante|segun|se|acreditad[oa]s?|acreditables?|comprobad[oa]s?|comprobables?|demostrables?|sustentad[oa]s?|presentar|traer)(?: (?:con|por|mediante|en))? )*(?:certificados?|constancias?|finiquitos?|contratos?|cartas?|boletas?|liquidaciones|recibos?|referencias|ordenes de servicio|vida laboral|nominas?|planillas?)(?![a-z])[^()\n]{0,80}\)/g
const YEARS = /(?<![a-z])(?:experiencia|anos?|meses)(?![a-z])[^.;()\n]*$/
const REACH = 90

/** «3 años de experiencia en grúa (contratos o liquidaciones)»: what the bracket names proves the years, and is not asked for itself. */
export function withoutProofs(concepts: readonly ConceptSpan[], { flat }: AdText): ConceptSpan[] {
  const brackets = [...flat.matchAll(PROOFS)]
    .filter(({ index }) => YEARS.test(flat.slice(Math.max(0, index - REACH), index)))
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
  return brackets.length === 0
    ? [...concepts]
    : concepts.filter(({ start, end }) => !brackets.some((one) => one.start <= start && end <= one.end))
}
