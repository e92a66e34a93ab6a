import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { ExperienceFact } from '#server/features/language/normalise/read-experience.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Statement } from '../text/statements.ts'
import { isProduct } from './skills/brackets.ts'

/** «SOC, CSIRT o monitoreo de seguridad»: the last of several may be led to by what is done with it. */
const JOINED = /^ ?(?:,|\/|y|e|o|and|or|,? y) ?$|^,? [ou] [a-z]{5,20} (?:de|en) $/
const LONGEST_GAP = 60

/** What years of experience are asked of: skills, a role, the job of the title, or nothing in particular. */
type Target = { concepts: readonly ConceptSpan[] } | { similar: true } | null

export function targetOf(
  fact: ExperienceFact,
  statement: Statement,
  flat: string,
  inside: readonly ConceptSpan[],
): Target {
  // «en restaurante», «en estudios contables»: where somebody worked is said of the job itself.
  if (AT_A_PLACE.test(flat.slice(fact.end, fact.end + 60))) return { similar: true }
  const after = inside.filter(({ start }) => start >= fact.end)
  const [first] = after
  // «2 años a cargo de personal en tiendas»: whom somebody led is not what they were.
  if (first?.kind === 'role' && OF_OTHERS.test(flat.slice(fact.end, first.start))) return { similar: true }
  // «2 años en poda o riego por goteo»: what no list knows stands first, and is asked for as much.
  if (first && isOtherWay(first, flat.slice(fact.end, first.start))) return { similar: true }
  if (first && leadsTo(flat.slice(fact.end, first.start))) return { concepts: withJoined(first, after, flat) }
  const rest = flat.slice(fact.end, Math.min(statement.end, fact.end + 80))
  if (OF_SOMETHING.test(rest)) return { similar: true }
  const before = inside.findLast(({ end }) => end <= fact.start)
  if (before && /^(?: ?[,(:–-]| de| con| minim[oa]| durante)* ?$/.test(flat.slice(before.end, fact.start)))
    return { concepts: [before] }
  return null
}

/** «2 años en un departamento de compras»: what stands in the name of the place is not asked for itself. */
export const isAtPlace = (quote: string): boolean =>
  AT_A_PLACE.test(/(?:anos?|meses|years)(.*)$/s.exec(quote)?.[1] ?? '')

const OF_OTHERS =
  /(?:a cargo de|supervis[a-z]+|dirig[a-z]+|coordina[a-z]+|lidera[a-z]+|manejo de|gestion de) (?:un |el |equipos? de )?$/
const PLACE =
  '(?:restaurantes?|fondas?|comedor(?:es)?(?: industriales)?|casinos?|fabricas?|plantas?|talleres|taller|obras?|faenas?|gimnasios?|salones|guarderias?|jardines infantiles|oficinas?|pizzerias?|bares?|cafeterias?|hoteles?|hotel|tiendas?|supermercados?|clinicas?|hospital(?:es)?|residencias?|colegios?|escuelas?|academias?|farmacias?|bancos?|asesorias?|despachos?|estudios (?:contables|juridicos|de)|gestorias?|call center|contact center|areas? [a-z]+|departamentos?|empresas?|sector(?:es)?|rubros?|peluquerias?|panaderias?)(?![a-z])'
const AT_A_PLACE = new RegExp(
  `^(?: de)?(?: experiencia| trayectoria)?(?: [a-z]+)? (?:en|de) (?:un |una |el |la |los |las )?${PLACE}`,
)
const OPENS_WITH_PLACE = new RegExp(`^${PLACE}`)
export const isPlaceOfWork = (flat: string): boolean => OPENS_WITH_PLACE.test(flat)

/** Of the job itself, or of work that only the ad's own words name. */
const OF_SOMETHING =
  /^[^.;]{0,40}(?:(?:puestos?|posicion(?:es)?|cargos?|funciones|roles?|role|position) (?:similar|igual|equivalente|parecid|semejante|afin|analog)|similar (?:role|position)|en el puesto)|^(?: de)?(?: experiencia| trayectoria)?(?: [a-z]+)? (?:en|como|con|de|frente) [a-z]|^ [a-z]+[aei]ndo [a-z]/

/** Only words stand between: «años de experiencia en desarrollo con». */
const leadsTo = (said: string): boolean => {
  const gap = said.replace(AT_LEAST, '')
  return gap.length <= LONGEST_GAP && /^[a-z +]*$/.test(gap) && !/ (?:y|e|and) /.test(gap) && !OTHER_WAY.test(gap)
}
const UNKNOWN_OR =
  /(?<![a-z])(?:en|de) (?!puestos?|cargos?|posicion|funciones|areas?|empresas?|[a-z]+[aei]ndo)[a-z]{5,}(?: [a-z]{3,}){0,2} [ou] (?:en |de )?$/
const isOtherWay = ({ kind, id }: ConceptSpan, gap: string): boolean => {
  const skill = kind === 'skill' ? taxonomy().skill(id) : undefined
  return skill !== undefined && !isProduct(skill) && UNKNOWN_OR.test(gap)
}
/** «un año de experiencia, como mínimo, en…» */
const AT_LEAST = /, (?:como minimo|al menos|por lo menos|minimo),?/
/** «3 años llevando tiendas de barrio o»: the second of two objects is not what was done. */
const OTHER_WAY = /^ [a-z]+[aei]ndo [a-z ]+ (?:o|u|or) $/

/** «Java y Spring Boot», «Java, Spring»: the years are said of all. */
function withJoined(first: ConceptSpan, after: readonly ConceptSpan[], flat: string): ConceptSpan[] {
  if (first.kind === 'role') return [first]
  const joined = [first]
  let end = first.end
  for (const concept of after.slice(1)) {
    if (concept.kind === 'role' || concept.start < end) continue
    if (!JOINED.test(flat.slice(end, concept.start))) break
    joined.push(concept)
    end = concept.end
  }
  return joined
}
