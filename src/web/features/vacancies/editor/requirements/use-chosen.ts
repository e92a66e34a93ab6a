import { useState } from 'react'

/** Whether something is chosen now that was offered as chosen or not. */
export type IsChosen = (key: string, offered: boolean) => boolean

/** What the person ticked or unticked of what was offered. */
export function useChosen() {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const isChosen: IsChosen = (key, offered) => offered !== changed.has(key)

  function toggle(key: string) {
    const next = new Set(changed)
    if (!next.delete(key)) next.add(key)
    setChanged(next)
  }

  return { isChosen, toggle, clear: () => setChanged(new Set()) }
}
