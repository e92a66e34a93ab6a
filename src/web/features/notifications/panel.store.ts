import { create } from 'zustand'

interface PanelState {
  is_open: boolean
  open: () => void
  close: () => void
  toggle: () => void
}

export const useNotificationPanel = create<PanelState>()((set) => ({
  is_open: false,
  open: () => set({ is_open: true }),
  close: () => set({ is_open: false }),
  toggle: () => set(({ is_open }) => ({ is_open: !is_open })),
}))
