import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { getCv, listCvs } from '#shared/cvs/cvs.ts'
import { call } from '#web/lib/api.ts'
import { currencyOf, type Money } from '#web/lib/money.ts'
import { keys } from './keys.ts'

/** The currency that somebody most likely means: of the country they gave, or else of the one that their CV names. */
export function useOwnCurrency(me: CurrentUser | undefined): Money['currency'] {
  const base = useQuery({
    queryKey: keys.cvs.list(),
    queryFn: ({ signal }) => call(listCvs, { signal }),
    enabled: me?.country === null,
    select: ({ items }) => items[0]?.id ?? null,
  }).data
  const named = useQuery({
    queryKey: keys.cvs.one(base ?? ''),
    queryFn: ({ signal }) => call(getCv, { params: { id: base ?? '' }, signal }),
    enabled: me?.country === null && Boolean(base),
    select: ({ document }) => document.basics.country,
  }).data
  return me ? currencyOf({ currency: me.currency, country: me.country ?? named ?? null }) : 'EUR'
}
