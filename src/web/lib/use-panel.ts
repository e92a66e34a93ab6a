import { useSearchParams } from 'react-router'
import { askedNow, withParam } from '#web/lib/address.ts'

/** A dialog that stands in the address, so that whoever has to sign in first comes back to it. */
export function usePanel(name: string) {
  const [search, setSearch] = useSearchParams()
  return {
    open: search.get('panel') === name,
    setOpen: (open: boolean) =>
      setSearch(withParam(askedNow(), 'panel', open ? name : null), { replace: true, preventScrollReset: true }),
    /** Where it is open, on the page of the vacancy. */
    addressOf: (vacancy_id: string) => `/jobs/${vacancy_id}?panel=${name}`,
  }
}
