import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Requirement } from '#shared/matching/matching.ts'

/** Which rows show their fields: at first the one that the address names. */
export function useOpenRows(requirements: readonly Requirement[]) {
  const [search] = useSearchParams()
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const [field, index = ''] = (search.get('campo') ?? '').split('.')
    const named = field === 'requirements' ? requirements[Number(index)] : undefined
    return new Set(named ? [named.id] : [])
  })

  function toggle(id: string) {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }

  return {
    isOpen: (id: string) => opened.has(id),
    open: (id: string) => setOpened((now) => new Set(now).add(id)),
    toggle,
  }
}
