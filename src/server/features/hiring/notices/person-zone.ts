import { isZone } from '#server/platform/zoned-time.ts'
import { folded } from '#shared/core/fold.ts'
import { COUNTRY_ZONES } from './country-zones.ts'

/** Nobody chose it: every account begins with it. */
const NOWHERE = 'UTC'

const known = (zone: string | null): string | null => (zone && zone !== NOWHERE && isZone(zone) ? zone : null)

/** « las palmas de gran canaria »: words between spaces, so that no name is found within another. */
const words = (text: string): string => ` ${folded(text).replace(/[^\p{L}]+/gu, ' ')} `

function zoneOfPlace(country: string | null, city: string | null): string | null {
  const zones = country ? COUNTRY_ZONES[country] : undefined
  if (!zones) return null
  const written = words(city ?? '')
  const found = Object.entries(zones.elsewhere ?? {}).find(([, names]) =>
    names.some((name) => written.includes(` ${name} `)),
  )
  return found?.[0] ?? zones.zone
}

export interface Whereabouts {
  /** Of the profile. */
  timezone: string | null
  /** Of the CV that was sent. */
  country: string | null
  city: string | null
}

/** Whose clock an hour is said on: the one of the profile, else of where the CV says its person lives; null for neither. */
export const personZone = ({ timezone, country, city }: Whereabouts): string | null =>
  known(timezone) ?? zoneOfPlace(country, city)

/** The person's, else the company's. */
export const zoneFor = ({
  timezone,
  company_timezone,
}: {
  timezone: string | null
  company_timezone: string
}): string => timezone ?? known(company_timezone) ?? NOWHERE
