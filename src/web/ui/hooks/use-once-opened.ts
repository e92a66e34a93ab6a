import { useState } from 'react'

/** False until something was opened for the first time, then true for good. */
export function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened
}
