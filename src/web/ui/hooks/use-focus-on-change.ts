import { type RefObject, useEffect, useRef } from 'react'

/** When the pressed button gives way to an answer, focus goes to the answer, so that it is read and not lost. */
export function useFocusOnChange<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the cause
  useEffect(() => element.current?.focus(), [state])
  return element
}
