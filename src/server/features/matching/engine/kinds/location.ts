import { flatten } from '#server/features/language/normalise/fold.ts'
import { areasOfName, areasOfPlace, shareArea } from '#server/features/language/taxonomy/areas.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { keysOf } from '#server/features/search/place-keys.ts'
import type { RequirementValue, WorkPlace } from '#shared/matching/matching.ts'
import { countryName } from '#shared/words/names.ts'
import { locationWords } from '#shared/words/requirements.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { stated, UNKNOWN } from '../findings.ts'
import { linesSaying } from '../said/line-saying.ts'
import type { Finding, Home, SaidMoving, Source, WorkWishes } from '../types.ts'
import type { Judge } from './kind.ts'

interface Place extends RequirementValue<'LOCATION'> {
  /** Where remote work may be done from; empty: from anywhere. */
  remote_countries: readonly string[]
}

const OTHER_CITY = 0.5
/** Among the countries that somebody looks in, and nothing says that they would move there. */
const WITHOUT_MOVING = 0.5

/** Where the work is, and how, against where somebody lives and what they said that they want. */
export function location(place: Place): Judge {
  const title = lowerFirst(titleOf(place))
  return {
    question: `¿Puedes trabajar en estas condiciones: ${title}?`,
    answer_settles: true,
    judge: (candidate) => judgePlace(place, candidate),
    describe({ value, found }) {
      if (value === 1) return `Encaja: ${title}${found && ` (${found})`}.`
      if (value === 0) return `Queda fuera: ${title}${found && ` (${found})`}.`
      return `Encaja en parte: ${title}${found && ` (${found})`}.`
    },
    doneIn: () => 'basics',
    advise: ({ value, found }) =>
      value === null ? (found ? 'Di en tu CV si te trasladarías.' : 'Indica en tu CV tu ciudad y tu país.') : null,
  }
}

function titleOf({ modality, places, remote_countries }: Place): string {
  const from = remote_countries.map((country) => ({ country, region: null, city: null }))
  return locationWords({ modality, places: modality === 'REMOTO' ? from : places })
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** «Puedo viajar a Córdoba una vez por semana»: who does so comes to an office as often as a hybrid job asks. */
const COMES_TO =
  /(?<![a-z])(?<!no )(?:puedo|podria|puedo ir y venir|estoy dispuest[oa] a|dispuest[oa] a|disponibilidad para) (?:viajar|ir|desplazarme|acercarme|trasladarme|asistir) a (?:la (?:oficina|sede) (?:de|en) )?([a-z ]{3,40}?)(?= (?:\d|una?|dos|tres|algun|cada|todas|varias|los|cuando)(?![a-z]))/

function comesTo(offered: WorkPlace, candidate: PreparedCandidate): Finding {
  const [said] = [...linesSaying(COMES_TO, candidate)].filter(({ match }) => flatten(offered.city ?? '') === match[1])
  if (!said) return UNKNOWN
  return {
    ...stated(1, `${livesIn(candidate.home) || 'vive en otro lugar'}, y dice que puede ir a ${offered.city}`),
    sources: [said.source],
  }
}

function judgePlace(place: Place, candidate: PreparedCandidate): Finding {
  const { home, work, moving, remote } = candidate
  const { modality, places, remote_countries } = place
  if (work.modalities.length > 0 && !work.modalities.includes(modality)) return stated(0, 'busca otra modalidad')
  if (modality === 'REMOTO') {
    const goes =
      moving?.would === true && moving.to.some((id) => remote_countries.includes(taxonomy().place(id)?.country ?? ''))
    if (goes) return { ...stated(1, `${livesIn(home)}, y dice que se trasladaría`), sources: [moving.source] }
    return fromHome(place, home, work, remote)
  }
  if (places.length === 0) return UNKNOWN
  const reached = places.map((offered) => {
    const comes = modality === 'HIBRIDO' && home.country === offered.country ? comesTo(offered, candidate) : UNKNOWN
    return comes.value === null ? reach(offered, home, work, moving) : comes
  })
  return reached.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))
}

const worthOf = ({ value }: Finding): number => value ?? -1

/** «Remoto desde España» is no offer for somebody who lives in Mexico and does not say that they would move. */
function fromHome(
  { remote_countries: countries, places }: Place,
  home: Home,
  work: WorkWishes,
  remote: Source | undefined,
): Finding {
  const { countries: wished, relocate } = work
  if (countries.length === 0) {
    if (!isElsewhere(places, home)) return stated(1)
    const said = `${livesIn(home)}, y dice que trabaja en remoto; el anuncio no dice desde qué países`
    return remote ? { ...stated(OTHER_CITY, said), sources: [remote] } : UNKNOWN
  }
  if (home.country !== null && countries.includes(home.country)) return stated(1, livesIn(home))
  if (wished.some((country) => countries.includes(country))) {
    const is_there = relocate || home.country === null
    return is_there ? stated(1, 'está entre los países que busca') : stated(WITHOUT_MOVING, withoutMoving(home))
  }
  return home.country === null && wished.length === 0 ? UNKNOWN : stated(0, livesIn(home))
}

const withoutMoving = (home: Home): string =>
  `está entre los países que busca, pero ${livesIn(home)} y no indica que se mudaría`

const livesIn = ({ city, country }: Home): string =>
  country === null ? '' : `vive en ${city ? `${city}, ` : ''}${countryName(country)}`

/** An ad that names its office and no country to work from leaves open whether it may be done from another one. */
const isElsewhere = (places: readonly WorkPlace[], { country }: Home): boolean =>
  country !== null && places.length > 0 && !places.some((office) => office.country === country)

function reach(offered: WorkPlace, home: Home, work: WorkWishes, moving: SaidMoving | undefined): Finding {
  const { countries, relocate } = work
  const { country } = offered
  const wants = countries.includes(country)
  const near = home.country === country ? nearness(offered, home.city) : 'ABROAD'
  if (near === 'THERE') return stated(1, livesIn(home))
  const goes = moving && goesTo(offered, home, moving)
  if (goes)
    return {
      ...stated(1, `${livesIn(home) || 'vive en otro lugar'}, y dice que se trasladaría`),
      sources: [moving.source],
    }
  if (home.country === null) return wants ? stated(1) : countries.length > 0 ? stated(0) : UNKNOWN
  if (near === 'ABROAD')
    return wants
      ? relocate
        ? stated(1, livesIn(home))
        : stated(WITHOUT_MOVING, withoutMoving(home))
      : stated(0, livesIn(home))
  if (relocate) return stated(1, livesIn(home))
  if (near === 'UNKNOWN') return UNKNOWN
  if (near === 'REGION' && work.commute === 'REGION') return stated(1, `${livesIn(home)}, en la misma región`)
  if (moving && !moving.would)
    return { ...stated(0, `${livesIn(home)}, y dice que no se trasladaría`), sources: [moving.source] }
  if (near === 'REGION' && work.commute === 'CERCA') return stated(0, `${livesIn(home)}, y busca cerca de casa`)
  if (near === 'COUNTRY' && relocate === false) return stated(0, `${livesIn(home)}, y no cambiaría de ciudad`)
  if (near === 'COUNTRY') return { ...UNKNOWN, found: `${livesIn(home)}, y no dice si se trasladaría` }
  return stated(OTHER_CITY, `${livesIn(home)}, en la misma región`)
}

export type Distance = 'HOME' | 'REGION' | 'FAR'

/** How far from home the work is done; where nobody can know, it is not called far. */
export function distanceOf({ modality, places }: Pick<Place, 'modality' | 'places'>, home: Home): Distance {
  if (modality === 'REMOTO' || places.length === 0 || home.country === null) return 'HOME'
  const all = places.map((place): Distance => {
    const near = place.country === home.country ? nearness(place, home.city) : 'ABROAD'
    return near === 'THERE' || near === 'UNKNOWN' ? 'HOME' : near === 'REGION' ? 'REGION' : 'FAR'
  })
  return all.includes('HOME') ? 'HOME' : all.includes('REGION') ? 'REGION' : 'FAR'
}

/** Whether somebody lives in one of these places, or around it; null where nobody can know. */
export function livesThere(places: readonly WorkPlace[], home: Home): boolean | null {
  if (home.country === null) return null
  const near = places.map((place) => (place.country === home.country ? nearness(place, home.city) : 'ABROAD'))
  if (near.includes('THERE')) return true
  return near.length > 0 && near.every((one) => one === 'ABROAD') ? false : null
}

type Nearness = 'THERE' | 'REGION' | 'COUNTRY' | 'ABROAD' | 'UNKNOWN'

/** How near somebody of the same country lives: there or in its surroundings, in its region, or elsewhere. */
function nearness(offered: WorkPlace, city: string | null): Nearness {
  const { country, region } = offered
  if (offered.city === null && region === null) return 'THERE'
  if (city === null) return 'UNKNOWN'
  const [, ...around] = keysOf({ country, region: null, city })
  const [, ...there] = listedKeys(offered)
  const towns = there.filter((key) => !isRegion(key))
  const shared = around.filter((key) => there.includes(key))
  if (shared.some((key) => offered.city === null || !isRegion(key))) return 'THERE'
  if (shareArea(areasOf(country, around), areasOf(country, offered.city === null ? there : towns))) return 'THERE'
  if (shared.length > 0) return 'REGION'
  // A town that no list knows may be next door.
  return [around, towns].every((keys) => keys.length === 0 || keys.some(isListed)) ? 'COUNTRY' : 'UNKNOWN'
}

/** Whoever writes a province for the region means the town all the same. */
function listedKeys(place: WorkPlace): string[] {
  const keys = keysOf(place)
  return place.city !== null && place.region !== null && !keys.slice(1).some(isListed)
    ? keysOf({ ...place, region: null })
    : keys
}

const isListed = (key: string): boolean => taxonomy().place(key) !== undefined
const isRegion = (key: string): boolean => taxonomy().place(key)?.kind === 'REGION'

const UNLISTED = 'city '
const areasOf = (country: string, keys: readonly string[]): number[] =>
  keys.flatMap((key) =>
    key.startsWith(UNLISTED) ? areasOfName(country, key.slice(UNLISTED.length)) : areasOfPlace(key),
  )

/** «Dispuesta a trasladarme a Lima» says nothing of Cusco; «movilidad geográfica» is said of one's own country. */
function goesTo(offered: WorkPlace, home: Home, { would, to, abroad }: SaidMoving): boolean {
  if (!would) return false
  if (to.length === 0) return abroad || home.country === offered.country
  const keys = listedKeys(offered)
  const areas = areasOf(
    offered.country,
    keys.filter((key) => !isRegion(key)),
  )
  return to.some((id) => keys.includes(id)) || shareArea(areas, to.filter((id) => !isRegion(id)).flatMap(areasOfPlace))
}
