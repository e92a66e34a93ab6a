/** In the address of a public vacancy: by whose link somebody comes. It opens nothing and says nothing of anybody. */
export const REFERRAL_PARAM = 'recomienda'

export const REFERRAL_TOKEN_LENGTH = 16
export const REFERRAL_TOKEN = /^[2-9A-HJ-NP-Z]{16}$/

/** Null for an address without one, or with one that was cut short on its way: the vacancy is shown all the same. */
export function referralIn(search: URLSearchParams): string | null {
  const token = search.get(REFERRAL_PARAM)
  return token !== null && REFERRAL_TOKEN.test(token) ? token : null
}
