import type { CvDocument } from './cv-document.ts'

interface KnownOf {
  city: string | null
  country: string | null
  phone: string | null
}

/** What a CV says of where somebody lives and how they are reached, and their account does not know yet. */
export function newForAccount(
  { city, country, phone }: CvDocument['basics'],
  me: KnownOf,
): { city?: string; country?: string; phone?: string } {
  // A number without a code belongs to the country beside it.
  const is_of_home = phone.startsWith('+') || me.country === null || me.country === country
  return {
    ...(!me.city && city !== '' && { city }),
    // Without it nobody knows which town that is, nor from where a number without a code is.
    ...(!me.country && country !== null && { country }),
    ...(!me.phone && phone !== '' && is_of_home && { phone }),
  }
}
