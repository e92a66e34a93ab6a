import { create } from 'zustand'
import { useSession } from '#web/lib/session.ts'

interface PastedAdState {
  title: string
  text: string
  /** Where it is; it is never fetched. */
  url: string
  /** It is being compared, or was. */
  is_read: boolean
  put: (ad: Partial<Pick<PastedAdState, 'title' | 'text' | 'url' | 'is_read'>>) => void
  forget: () => void
}

const NONE = { title: '', text: '', url: '', is_read: false }

/** The ad that is compared, only for as long as the page lives: the way to the CV and back loses nothing. */
export const usePastedAd = create<PastedAdState>()((set) => ({
  ...NONE,
  put: (ad) => set(ad),
  forget: () => set(NONE),
}))

useSession.subscribe((now, before) => {
  if (before.token !== null && now.token !== before.token) usePastedAd.getState().forget()
})
