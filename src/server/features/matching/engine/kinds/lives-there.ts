import { findPlaces } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'

const LIVES = /^¿vives en [^?]{2,120}\?$/
/** «¿Vives en Jalisco o tienes disponibilidad para trasladarte?»: who lives there has met it. */
const OR_ELSE =
  /,? o (?:tienes|tener|con|estas|puedes|disponib[a-z]*|cerca|cercan[oa]s?|proxim[oa]s?|alrededores|zonas?)(?![a-z]).*$/

export const asksElse = (question: string): boolean => OR_ELSE.test(flatten(question))

/**
 * The places of «¿Vives en México, Colombia o Argentina?»; none where it asks for something else as well. Of towns with
 * one name, as «Córdoba», those of a country where the work is; all of them where there is none.
 */
export function placesAskedFor(question: string, work_places: readonly WorkPlace[]): WorkPlace[] {
  const cut = OR_ELSE.exec(flatten(question))?.index
  const asked = cut === undefined ? question : `${question.slice(0, cut)}?`
  const flat = flatten(asked)
  if (!LIVES.test(flat) || /(?<![a-z])(?:cerca|cercan[oa]s?|tienes|zonas?|minutos|km)(?![a-z])/.test(flat)) return []
  return findPlaces(fold(asked)).flatMap(({ places }) => {
    const here = places.filter(({ country }) => work_places.some((one) => one.country === country))
    return (here.length > 0 ? here : places).map((place) => {
      const region = place.kind === 'REGION' ? place.name : (taxonomy().place(place.region_id ?? '')?.name ?? null)
      return { country: place.country, region, city: place.kind === 'CITY' ? place.name : null }
    })
  })
}
