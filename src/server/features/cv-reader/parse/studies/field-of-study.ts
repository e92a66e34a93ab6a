import { degreeScore } from '../names/names.ts'

/** «especialidad electromecánica», «con mención en Finanzas»: what of a study somebody learnt, said beside its name. */
const FIELD =
  /^(?:con )?(?:especialidad|menci[oó]n|orientaci[oó]n|[eé]nfasis|modalidad|rama|itinerario)(?:\s+(?:en|de|de la|a))?[:\s]+(\p{L}[^,;.()]{2,80}?)(?=[,;.(]|$)/iu
/** How somebody studied or what was given for it, and no field: «modalidad a distancia», «mención honrosa». */
const NO_FIELD = /^(?:a distancia|virtual|online|presencial|semipresencial|ejecutiva|hon(?:or|r)|distinci|especial)/iu

/** The names of a study without that of its field, which is told apart with what stands behind it. */
export function fieldApart(names: readonly string[]): { names: string[]; field: string; told: string[] } {
  const at = names.findIndex((name, index) => index > 0 && (FIELD.exec(name)?.[1] ?? '') !== '')
  const name = names[at] ?? ''
  const [said = '', field = ''] = FIELD.exec(name) ?? []
  const others = names.filter((_, index) => index !== at)
  if (at < 0 || NO_FIELD.test(field) || !others.some((other) => degreeScore(other) > 0))
    return { names: [...names], field: '', told: [] }
  const behind = name.slice(said.length).replace(/^[\s,;.]+|[\s.]+$/gu, '')
  return { names: others, field: field.trim(), told: behind === '' ? [] : [behind] }
}
