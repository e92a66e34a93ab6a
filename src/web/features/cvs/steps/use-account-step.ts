import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { newForAccount } from '#shared/cvs/cv-for-account.ts'
import { countryName } from '#shared/words/names.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { useMe } from '#web/data/accounts/me.ts'

/** What the CV says and the account does not know, to be taken over; null where there is nothing. */
export function useAccountStep({ basics }: CvDocument) {
  const { data: me } = useMe()
  const save = useSaveProfile()
  const found = me ? newForAccount(basics, me) : {}
  const { city, country, phone } = found
  const place = [city, country && countryName(country)].filter(Boolean).join(', ')
  const said = [place, phone].filter(Boolean).join(' · ')
  if (said === '') return null
  return {
    key: `account:${[phone && 'phone', city && 'city', country && 'country'].filter(Boolean).join()}`,
    said,
    busy: save.isPending,
    error: save.error,
    take: (onDone: (undo: () => void) => void) =>
      save.mutate(found, {
        onSuccess: () =>
          onDone(() =>
            save.mutate({
              ...(phone && { phone: null }),
              ...(city && { city: null }),
              ...(country && { country: null }),
            }),
          ),
      }),
  }
}
