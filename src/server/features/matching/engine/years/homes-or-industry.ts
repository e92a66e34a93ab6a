import { flatten } from '#server/features/language/normalise/fold.ts'
import type { PreparedCandidate } from '../candidate.ts'
import type { ExperienceFact } from '../types.ts'

const INDUSTRIAL = /(?<![a-z])(?:industrial(?:es)?|planta|plantas|faena|minera?)(?![a-z])/
const OF_HOMES =
  /(?<![a-z])(?:domiciliari[oa]s?|a domicilio|residencial(?:es)?|viviendas?|casas|departamentos|hogares|locales comerciales|particulares)(?![a-z])/
const OF_INDUSTRY =
  /(?<![a-z])(?:industri[a-z]+|fabricas?|plantas?|maquinari[a-z]+|faenas?|min(?:a|as|era|eras|eria))(?![a-z])/

const OF_A_JOB = /^experience\.\d+\./

/** Who wires houses for themselves has not kept a plant running: «Electricista» of the one, where the other is asked for. */
export function isOnlyOfHomes(
  asked: string,
  { source, position }: ExperienceFact,
  { texts }: PreparedCandidate,
): boolean {
  if (!INDUSTRIAL.test(flatten(asked))) return false
  const path = OF_A_JOB.exec(source.cv_path)?.[0]
  const told = path === undefined ? [] : Object.entries(texts).filter(([at]) => at.startsWith(path))
  const flat = flatten([position, ...told.map(([, text]) => text)].join('\n'))
  return OF_HOMES.test(flat) && !OF_INDUSTRY.test(flat)
}
