import { useLocation } from 'react-router'

interface Carried {
  email?: unknown
}

/** An address typed on one of these pages travels to the next in the history entry, never in the URL. */
export function useCarriedEmail(): string {
  const carried: Carried = useLocation().state ?? {}
  return typeof carried.email === 'string' ? carried.email : ''
}
