import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type SeekerState, seekerState } from '#shared/hiring/application.ts'
import type { ApplicationFilter } from '#web/data/hiring/my-applications.ts'
import { askedNow, withParam } from '#web/lib/address.ts'

/** Which applications are shown: all, the open or closed ones, or those in one state. */
type StateChoice = SeekerState | 'abiertas' | 'cerradas' | ''

const asChoice = (value: string | null): StateChoice =>
  value === 'abiertas' || value === 'cerradas' ? value : (seekerState.safeParse(value).data ?? '')

function filterOf(choice: StateChoice, q: string): ApplicationFilter {
  const words = q ? { q } : {}
  if (choice === '') return words
  if (choice === 'abiertas' || choice === 'cerradas')
    return { ...words, open: choice === 'abiertas' ? 'true' : 'false' }
  return { ...words, state: choice }
}

/** Which part of an application is open. */
const withoutParts = (search: URLSearchParams): URLSearchParams =>
  withParam(withParam(search, 'ver', null), 'panel', null)

/** Words, state, view and the open application live in the address: back, reload and copying work. */
export function useApplicationsAddress() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const choice = asChoice(search.get('estado'))
  const q = search.get('q') ?? ''
  const put = (name: string, value: string | null, replace = false) =>
    setSearch(withParam(askedNow(), name, value), { replace, preventScrollReset: true })
  return {
    choice,
    q,
    filter: filterOf(choice, q),
    board: search.get('vista') === 'tablero',
    open_id: search.get('postulacion'),
    addressOf: (id: string) => `?${withParam(withoutParts(search), 'postulacion', id)}`,
    /** Leaves nothing in the history that would open it again. */
    close: () =>
      state?.opened_here
        ? navigate(state.panel_here ? -2 : -1)
        : setSearch(withParam(withoutParts(askedNow()), 'postulacion', null), {
            replace: true,
            preventScrollReset: true,
          }),
    choose: (state: string) => put('estado', state || null),
    look: (words: string, replace: boolean) => put('q', words || null, replace),
    showBoard: (board: boolean) => put('vista', board ? 'tablero' : null, true),
    clear: () => setSearch(withParam(withParam(askedNow(), 'estado', null), 'q', null), { preventScrollReset: true }),
  }
}
