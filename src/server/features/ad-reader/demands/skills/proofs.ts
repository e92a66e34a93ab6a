import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { AdText } from '../../text/ad-text.ts'

const PROOFS =
  / \((?:(?:con|mediante|segun|se|acreditad[oa]s?|acreditables?|comprobad[oa]s?|comprobables?|demostrables?|sustentad[oa]s?|presentar|traer)(?: (?:con|por|mediante|en))? )*(?:certificados?|constancias?|finiquitos?|contratos?|cartas?|boletas?|liquidaciones|recibos?|referencias|ordenes de servicio|vida laboral|nominas?|planillas?)(?![a-z])[^()\n]{0,80}\)/g
const YEARS = /(?<![a-z])(?:experiencia|anos?|meses)(?![a-z])[^.;()\n]*$/
const REACH = 90
/** «1 año, puede incluir prácticas»: what may make up the years. */
const MAY_COUNT = /,? (?:que )?pued[ea]n? incluir [^.;()\n]{3,80}/g
/** «(el voluntariado cuenta como experiencia)» */
const COUNTS =
  /(?<=[.;()\n,] ?)[^.;()\n,]{3,60} (?:cuentan?|valen?|se (?:considera|toma|acepta|cuenta)n?) (?:tambien )?como experiencia/g

/** «3 años de experiencia en grúa (contratos o liquidaciones)»: what the bracket names proves the years, and is not asked for itself. */
export function withoutProofs(concepts: readonly ConceptSpan[], { flat }: AdText): ConceptSpan[] {
  const proofs = [...flat.matchAll(PROOFS), ...flat.matchAll(MAY_COUNT)].filter(({ index }) =>
    YEARS.test(flat.slice(Math.max(0, index - REACH), index)),
  )
  const brackets = [...proofs, ...flat.matchAll(COUNTS)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }))
  return brackets.length === 0
    ? [...concepts]
    : concepts.filter(({ start, end }) => !brackets.some((one) => one.start <= start && end <= one.end))
}
