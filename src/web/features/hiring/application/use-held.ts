import { useState } from 'react'
import { useSession } from '#web/lib/session.ts'

/**
 * State that outlives its component, for as long as the page does: what somebody is writing about one person is still
 * there when they turn the tablet or look at the next person and come back.
 */
export function heldIn<T>() {
  const held = new Map<string, T>()
  return function useHeld(of: string, initial: T): [T, (next: T) => void, () => void] {
    const key = `${useSession((session) => session.user?.id)} ${of}`
    const [value, setValue] = useState(() => held.get(key) ?? initial)
    const put = (next: T) => {
      held.set(key, next)
      setValue(next)
    }
    const forget = () => {
      held.delete(key)
      setValue(initial)
    }
    return [value, put, forget]
  }
}
