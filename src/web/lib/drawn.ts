import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DrawnPage } from '#shared/jobs/drawn-page.ts'

/** What the server drew the document with; null where the browser draws everything itself. */
export const Drawn = createContext<DrawnPage | null>(null)

let read: DrawnPage | null | undefined

/** The server leaves it in the document, beside the content. */
export function drawnInDocument(): DrawnPage | null {
  if (read === undefined) read = JSON.parse(document.getElementById('drawn')?.textContent ?? 'null')
  return read ?? null
}

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
