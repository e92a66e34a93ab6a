import { findPlaces, type PlaceMatch } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'

/** A name of a place, with where it stands in the ad. */
export interface NamedPlace extends PlaceMatch {
  start: number
  end: number
  /** Written as names are. */
  capital: boolean
}

/** All names of places of a text, in reading order. */
export function namedPlaces(text: string, flat = flatten(text)): NamedPlace[] {
  const tokens = fold(text)
  return findPlaces(tokens).map((match) => {
    const start = tokens[match.from]?.start ?? 0
    const end = tokens[match.to - 1]?.end ?? start
    const capital = text[start] !== flat[start] && (!/ñ/i.test(text.slice(start, end)) || hasTilde(match.places))
    return { ...match, start, end, capital: capital && !isLetters(text, start, end) }
  })
}

const LONGEST_LETTERS = 3
/** «ICA e IVA» are taxes: three capitals amid small letters are letters, not Ica. */
const isLetters = (text: string, start: number, end: number): boolean =>
  end - start <= LONGEST_LETTERS &&
  /^\p{Lu}+$/u.test(text.slice(start, end)) &&
  /\p{Ll}{3}/u.test(text.slice(Math.max(0, start - 30), end + 30))

/** «campaña» is not Campana: people leave the tilde out, but nobody puts one in. */
const hasTilde = (places: PlaceMatch['places']): boolean =>
  places.some(({ name, aliases }) => [name, ...aliases].some((one) => /ñ/i.test(one)))
