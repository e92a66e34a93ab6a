import { monthOf } from '#shared/lexicon/months.ts'
import { countryName, languageName } from '#shared/words/names.ts'
import { NOW } from '../review-field-specs.ts'
import type { ReviewEntry, ReviewField, ReviewSection } from '../review-sections.ts'
import type { ReadText, Stretch } from './find-in-text.ts'

/** Where what was proposed stands in the text that was read. */
export interface Origins {
  /** By the key of a field. */
  fields: ReadonlyMap<string, Stretch>
  /** From the first to the last word of an entry, by its id; of what is no list by the key of the section. */
  entries: ReadonlyMap<string, Stretch>
}

/** Of two places where the same words stand, one this far from the rest of the entry is not its own. */
const FAR = 80
const NOW_WORDS = ['actualidad', 'actualmente', 'actual', 'presente', 'hoy', 'ahora', 'present', 'fecha', 'cursando']

interface Found {
  field: ReviewField
  places: Stretch[]
}

export function originsIn(sections: readonly ReviewSection[], text: ReadText): Origins {
  const fields = new Map<string, Stretch>()
  const entries = new Map<string, Stretch>()
  const taken = new Set<number>()
  for (const { key, entries: items } of sections) {
    for (const entry of items) {
      const found = entry.fields.map((field) => ({ field, places: placesOf(field, text) }))
      const own = entry.id === null ? ownPlaces(found) : placesAround(anchorOf(found, taken), found)
      for (const [field, place] of own) fields.set(field, place)
      const whole = around([...own.values()])
      if (whole) entries.set(entry.id ?? key, whole)
    }
  }
  return { fields, entries }
}

/** Where the fields of an entry stand; without one the entry itself. */
export function originOf(origins: Origins, entry: ReviewEntry, section: string, key: string): Stretch | null {
  return origins.fields.get(key) ?? origins.entries.get(entry.id ?? section) ?? null
}

function placesOf({ control, value, words }: ReviewField, text: ReadText): Stretch[] {
  if (value === '') return []
  if (value === NOW) return NOW_WORDS.flatMap((word) => text.find(word))
  if (control === 'date' || control === 'date_or_now')
    return text.find(value.slice(0, 4)).map((at) => withMonth(at, text))
  if (control === 'country') return text.find(countryName(value))
  if (control === 'language') return text.find(languageName(value))
  if (words) return value.split('\n').flatMap((one) => text.find(words[one] ?? ''))
  const [first, ...others] = value.split('\n').flatMap((line) => text.find(line).slice(0, line.length > 20 ? 1 : 9))
  if (first === undefined || control === 'line') return [first, ...others].filter((one) => one !== undefined)
  // A list or several sentences: from the first to the last that stand near each other.
  return [others.reduce((whole, one) => (gap(whole, one) > FAR ? whole : join(whole, one)), first)]
}

function withMonth(year: Stretch, { words }: ReadText): Stretch {
  const before = [1, 2].findLast((back) => {
    const word = words[year.first - back]?.word ?? ''
    return monthOf(word) > 0 || (back === 1 && /^(?:0?[1-9]|1[0-2])$/.test(word))
  })
  return before ? { ...year, first: year.first - before } : year
}

/** What belongs to no list stands wherever it stands first. */
function ownPlaces(found: readonly Found[]): Map<string, Stretch> {
  return new Map(found.flatMap(({ field, places: [first] }) => (first ? [[field.key, first]] : [])))
}

/** The place of the entry's most telling words; of two equal ones the first that no entry before it has. */
function anchorOf(found: readonly Found[], taken: Set<number>): Stretch | null {
  const telling = found
    .filter(({ field, places }) => ['line', 'text', 'language'].includes(field.control) && places.length > 0)
    .toSorted((one, other) => one.places.length - other.places.length)
  const [best] = telling
  if (!best) return null
  const [place = null] = best.places.toSorted(
    (one, other) => costOf(one, telling, taken) - costOf(other, telling, taken),
  )
  if (place) taken.add(place.first)
  return place
}

function costOf(place: Stretch, telling: readonly Found[], taken: ReadonlySet<number>): number {
  const far = telling.map(({ places }) => Math.min(FAR, ...places.map((one) => gap(place, one))))
  return far.reduce((sum, one) => sum + one, taken.has(place.first) ? FAR : 0)
}

/** What stands in few places first: it tells where the rest is. */
function placesAround(anchor: Stretch | null, found: readonly Found[]): Map<string, Stretch> {
  const own = new Map<string, Stretch>()
  if (!anchor) return own
  let whole = anchor
  for (const { field, places } of found.toSorted((one, other) => one.places.length - other.places.length)) {
    const [nearest] = places.toSorted((one, other) => gap(whole, one) - gap(whole, other))
    if (!nearest || gap(whole, nearest) > FAR) continue
    own.set(field.key, nearest)
    whole = join(whole, nearest)
  }
  return own
}

const around = ([first, ...others]: readonly Stretch[]): Stretch | null => (first ? others.reduce(join, first) : null)

const join = (one: Stretch, other: Stretch): Stretch => ({
  first: Math.min(one.first, other.first),
  last: Math.max(one.last, other.last),
})

/** Words between two stretches; none where they touch. */
const gap = (one: Stretch, other: Stretch): number =>
  Math.max(0, Math.max(one.first, other.first) - Math.min(one.last, other.last))
