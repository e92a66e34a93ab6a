import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { CurrentUser, Intent } from '#shared/accounts/users.ts'
import { forgetCopies } from './forget-copies.ts'

/** All that is kept of a person on the device. */
export interface SessionUser {
  id: string
  full_name: string
  email: string
  intent: Intent | null
}

/** Why there is no token any more, until the person has been sent to /login. */
type Ending = 'expired' | 'elsewhere'

interface Session {
  user: SessionUser | null
  token: string | null
  ending: Ending | null
  setToken: (token: string) => void
  setUser: (user: SessionUser | CurrentUser) => void
  logout: () => void
  /** Ends the session that sent this token; answers to an older token change nothing. */
  expire: (token: string) => void
  settle: () => void
}

function minimal({ id, full_name, email, intent }: SessionUser | CurrentUser): SessionUser {
  return { id, full_name, email, intent }
}

export const useSession = create<Session>()(
  persist(
    (set, get) => ({
      user: null,
      token: null,
      ending: null,
      setToken: (token) => set({ token, ending: null }),
      setUser: (user) => set({ user: minimal(user) }),
      logout: () => {
        forgetCopies()
        set({ user: null, token: null, ending: null })
      },
      expire: (token) => {
        if (get().token === token) set({ user: null, token: null, ending: 'expired' })
      },
      settle: () => set({ ending: null }),
    }),
    { name: 'auth-storage', partialize: ({ user, token }) => ({ user, token }) },
  ),
)

/** Signing in or out in one tab reaches the others. */
export function followOtherTabs(): () => void {
  async function follow(event: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (event.key !== 'auth-storage' && event.key !== null) return
    const had_token = useSession.getState().token !== null
    if (event.newValue === null) useSession.setState({ user: null, token: null })
    else await useSession.persist.rehydrate()
    if (had_token && useSession.getState().token === null) useSession.setState({ ending: 'elsewhere' })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
