import { useSyncExternalStore } from 'react'

/** Whether a media query holds, for layouts that cannot be drawn twice and hidden by styles. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
