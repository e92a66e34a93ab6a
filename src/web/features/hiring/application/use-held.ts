import { useState } from 'react'
import { useSession } from '#web/lib/session.ts'

/**
 * State that outlives its component, for as long as the page does: what somebody is writing about one person is still
 * there when they turn the tablet or look at the next person and come back. With a name it also outlives a reload of the
 * tab; signing out forgets it.
 */
export function heldIn<T>(name?: string) {
  const held = new Map<string, T>()
  const keyOf = (key: string) => `held:${name}:${key}`
  const read = (key: string): T | undefined => held.get(key) ?? (name ? stored<T>(keyOf(key)) : undefined)
  return function useHeld(of: string, initial: T): [T, (next: T) => void, () => void] {
    const key = `${useSession((session) => session.user?.id)} ${of}`
    const [value, setValue] = useState(() => read(key) ?? initial)
    const put = (next: T) => {
      held.set(key, next)
      if (name) store(keyOf(key), next)
      setValue(next)
    }
    const forget = () => {
      held.delete(key)
      if (name) sessionStorage.removeItem(keyOf(key))
      setValue(initial)
    }
    return [value, put, forget]
  }
}

function stored<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** A full or forbidden store only means that a reload begins anew. */
function store(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Kept in memory all the same.
  }
}
