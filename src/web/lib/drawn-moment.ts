import { useContext, useSyncExternalStore } from 'react'
import { Drawn } from './drawn.ts'

const never = () => () => undefined

/**
 * The moment and the time zone of the server's drawing, for as long as the page must read exactly like it; after that
 * dates are told by the reader's own clock.
 */
export function useDrawnMoment(): { now?: Date; time_zone?: string } {
  const drawn = useContext(Drawn)
  const own = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return own || !drawn ? {} : { now: new Date(drawn.drawn_at), time_zone: drawn.time_zone }
}
