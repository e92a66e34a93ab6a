import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { askedNow, OPENED_HERE, withParam } from '#web/lib/address.ts'

/** One application elsewhere, open over its list. */
export const externalAddress = (id: string): string => `/app/my-applications?tab=otras&otra=${id}`

/** Which one is open stands in the address: back, reload and reminders lead to it. */
export function useExternalAddress() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    open_id: search.get('otra'),
    linkTo: (id: string) => ({ to: `?${withParam(search, 'otra', id)}`, state: OPENED_HERE }),
    /** Leaves nothing in the history that would open it again. */
    close: () =>
      state?.opened_here
        ? void navigate(-1)
        : setSearch(withParam(askedNow(), 'otra', null), { replace: true, preventScrollReset: true }),
  }
}
