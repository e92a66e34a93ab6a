import { useEffect, useState } from 'react'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import { countryName } from '#shared/words/names.ts'
import { type PlaceSuggestion, placeLike } from '#web/data/taxonomy.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { useJobAddress } from '../use-job-address.ts'

type Place = PlaceSuggestion['place']

const NOWHERE = { country: [], region: [], city: [], nearby: false }

const wordsOf = ({ city, region, country }: Place): string => city ?? region ?? countryName(country)

/** The place of the list in a word or two; whoever asked for several in the filters sees the first and how many follow. */
function shownPlace({ city, region, country }: JobFilters): string {
  const places = city.length + region.length > 0 ? [...city, ...region] : country.map(countryName)
  const [first = ''] = places
  return places.length > 1 ? `${first} y ${places.length - 1} más` : first
}

/** What is typed into «Dónde»: picked from the list, or sent as it is, when the first place like it is meant. */
export function useTypedPlace() {
  const { filters, change } = useJobAddress()
  const shown = shownPlace(filters)
  const [typed, setTyped] = useState(shown)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setTyped(shown), [shown])

  function pick(place: Place) {
    setTyped(wordsOf(place))
    setProblem(null)
    const region = place.city ? null : place.region
    change({ country: [place.country], region: region ? [region] : [], city: place.city ? [place.city] : [] })
  }

  async function settle() {
    const wanted = typed.trim()
    setProblem(null)
    if (wanted === shown) return
    if (wanted === '') return change(NOWHERE)
    try {
      const place = await placeLike(wanted)
      if (place) pick(place)
      else setProblem(`No conocemos «${wanted}». Prueba con la ciudad o la región más cercana.`)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  return { typed, type: setTyped, pick, settle, problem }
}
