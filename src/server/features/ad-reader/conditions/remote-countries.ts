import { flatten } from '#server/features/language/normalise/fold.ts'
import type { AdText } from '../text/ad-text.ts'
import { namedPlaces } from './named-places.ts'

const FROM_WHERE = /remot|teletrabajo|home office|vivas|vivir|resid|radicad|desde cualquier|contratacion|contratamos/
/** «para una empresa de Estados Unidos», «en horario de España» */
const OF_OTHERS =
  /(?<![a-z])(?:empresas?|clientes?|compania|startup|mercados?|equipos?|proyectos?|agencia|horarios?|husos?|zona horaria|hora|oficinas?|sede)(?: [a-z]+){0,3} (?:de|en|del|con|desde) (?:la |los |el )?$/
const ANYWHERE = /cualquier (?:lugar|parte|punto|pais) del mundo|anywhere|worldwide|todo el mundo/
const AREAS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![a-z])(?:latam|latinoamerica|america latina|hispanoamerica)(?![a-z])/,
    'MX CO AR CL PE EC UY PY BO VE CR PA GT HN SV NI DO',
  ],
  [/(?<![a-z])(?:union europea|la ue|europa)(?![a-z])/, 'ES PT FR DE IT IE BE NL AT PL'],
]

/** The countries from which somebody may work. */
export function remoteCountries({ text, title }: AdText): string[] | undefined {
  const sentences = [title ?? '', ...text.split(/\n|(?<=[.;!?])\s/)].filter((line) => FROM_WHERE.test(flatten(line)))
  const found = sentences.flatMap(countriesIn)
  const countries = [...new Set(found)]
  return countries.length > 0 && !sentences.some((line) => ANYWHERE.test(flatten(line))) ? countries : undefined
}

function countriesIn(line: string): string[] {
  const flat = flatten(line)
  const named = namedPlaces(line, flat).filter(
    ({ start }) => !OF_OTHERS.test(flat.slice(Math.max(0, start - 60), start)),
  )
  const own = named.flatMap(({ places }) => places.flatMap((one) => (one.kind === 'COUNTRY' ? [one.country] : [])))
  const areas = AREAS.filter(([area]) => {
    const at = flat.search(area)
    return at >= 0 && !OF_OTHERS.test(flat.slice(Math.max(0, at - 60), at))
  })
  return [...own, ...areas.flatMap(([, countries]) => countries.split(' '))]
}
