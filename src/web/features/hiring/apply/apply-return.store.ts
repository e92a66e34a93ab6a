import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

interface Wanted {
  vacancy_id: string
  title: string
  /** Somebody else may sign in on this tab. */
  user_id: string | undefined
}

interface ApplyReturn {
  wanted: Wanted | null
  remember: (wanted: Wanted) => void
  forget: () => void
}

/** Whoever leaves the apply screen to make a CV finds the way back in the same tab. */
export const useApplyReturn = create<ApplyReturn>()(
  persist(
    (set) => ({
      wanted: null,
      remember: (wanted) => set({ wanted }),
      forget: () => set({ wanted: null }),
    }),
    { name: 'apply-return', storage: createJSONStorage(() => sessionStorage) },
  ),
)
