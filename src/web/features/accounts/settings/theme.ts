import { useSyncExternalStore } from 'react'

export const themeChoices = ['light', 'dark', 'system'] as const
type ThemeChoice = (typeof themeChoices)[number]

// public/theme.js reads this key before the first paint and follows this event.
const KEY = 'theme'
const CHANGED = 'themechange'

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

function setTheme(choice: ThemeChoice): void {
  localStorage.setItem(KEY, choice)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, storedChoice), setTheme]
}
