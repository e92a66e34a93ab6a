import { create } from 'zustand'

interface HireQuestion {
  title: string
  text: string
  hire: () => void
  /** What has focus afterwards, wherever it is drawn by then. */
  focus_id?: string
}

interface HireQuestionStore {
  asked: HireQuestion | null
  ask: (question: HireQuestion) => void
  close: () => void
}

/** Somebody is about to be hired, by whichever hand: it waits for a yes. */
export const useHireQuestion = create<HireQuestionStore>((set) => ({
  asked: null,
  ask: (asked) => set({ asked }),
  close: () => set({ asked: null }),
}))
