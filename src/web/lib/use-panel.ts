import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { askedNow, withParam } from '#web/lib/address.ts'

/**
 * A dialog that stands in the address, so that whoever has to sign in first comes back to it. It is a step of its own in
 * the history: the back button of a phone closes it and nothing else.
 */
export function usePanel(name: string) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  function setOpen(open: boolean) {
    if (open) put(name, { ...state, panel_here: name }, false)
    else if (state?.panel_here === name) void navigate(-1)
    else put(null, state, true)
  }

  function put(panel: string | null, kept: unknown, replace: boolean) {
    setSearch(withParam(askedNow(), 'panel', panel), { replace, state: kept, preventScrollReset: true })
  }

  return {
    open: search.get('panel') === name,
    setOpen,
  }
}
