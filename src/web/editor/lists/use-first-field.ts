import { type RefObject, useEffect, useRef } from 'react'

/** Puts the cursor into the first field of something that was just added. */
export function useFirstField(fresh: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fresh) body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [fresh])
  return body
}
