import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** The entry whose fields are shown: at first the one that the address names («experience.1.summary»), else an only one. */
export function useOpenEntry(path: string, items: readonly { id: string }[]) {
  const [search] = useSearchParams()
  return useState<string | null>(() => {
    const field = search.get('campo') ?? ''
    const [index = ''] = field.startsWith(`${path}.`) ? field.slice(path.length + 1).split('.', 1) : []
    const named = index === '' ? undefined : items[Number(index)]
    const only = items.length === 1 ? items[0] : undefined
    return (named ?? only)?.id ?? null
  })
}
