import { flatten } from '#server/features/language/normalise/fold.ts'
import { clauseAfter, clauseBefore } from '#server/features/language/normalise/span.ts'

const MAY =
  /(?<![a-z])(?:(?:permiso|autorizacion|visado|visa|tarjeta)s? (?:de |para )?(?:residencia y (?:de )?)?(?:trabajo|trabajar)|residencia y (?:permiso de )?trabajo|(?:permiso de |tarjeta de )?residencia (?:legal|permanente|definitiva|temporal|de larga duracion)|permiso de residencia|ni[ef] (?:en vigor|vigente)|papeles en regla|documentacion en regla)(?![a-z])/
const NOT_YET =
  /(?<![a-z])(?:sin|no|tramit[a-z]*|pendiente|solicitad[oa]|proceso|vencid[oa]|caducad[oa]|busco|necesito)(?![a-z])/

/** Where a text says that its writer may work where they live: «Residencia y trabajo en vigor». */
export function mayWork(text: string): { start: number; end: number } | null {
  const flat = flatten(text)
  const match = MAY.exec(flat)
  if (!match) return null
  const [start, end] = [match.index, match.index + match[0].length]
  const around = `${clauseBefore(flat, start, 30)} ${clauseAfter(flat, end, 30)}`
  return NOT_YET.test(around) ? null : { start, end }
}
