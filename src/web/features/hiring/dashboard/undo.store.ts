import { create } from 'zustand'

interface Undoable {
  /** What happened, e.g. «Ana Ruiz pasa a Entrevista.» */
  text: string
  undo: () => void
}

interface UndoStore {
  last: Undoable | null
  offer: (done: Undoable) => void
  clear: () => void
}

/** The last thing done that can be taken back; a newer one takes its place. */
export const useUndoable = create<UndoStore>((set) => ({
  last: null,
  offer: (last) => set({ last }),
  clear: () => set({ last: null }),
}))
