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
    if (open) {
      // The second press of a double click comes before the panel is drawn.
      if (askedNow().get('panel') !== name) put(name, { ...state, panel_here: name }, false)
    } else if (state?.panel_here === name) void navigate(state.panel_view ? -2 : -1)
    else put(null, { ...state, panel_view: undefined }, true)
  }

  function put(panel: string | null, kept: unknown, replace: boolean) {
    setSearch(withParam(askedNow(), 'panel', panel), { replace, state: kept, preventScrollReset: true })
  }

  return {
    open: search.get('panel') === name,
    setOpen,
  }
}

/** Another view inside an open panel: the back button of a phone leads from it to the panel, and closing it closes both. */
export function usePanelView(name: string) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const shown = state?.panel_view === name

  function show() {
    if (!shown) void navigate({ search }, { state: { ...state, panel_view: name }, preventScrollReset: true })
  }

  return { shown, show, leave: () => void navigate(-1) }
}
