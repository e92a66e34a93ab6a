import { useEffect, useState } from 'react'
import type { Answer } from '#shared/core/endpoint.ts'
import { listDemoAccounts } from '#shared/system/system.ts'
import { call } from '#web/lib/api.ts'

type DemoAccounts = Answer<typeof listDemoAccounts>

/** Nobody until the server says that this is a demonstration; it stays one while the page is open. */
export function useDemoAccounts(): DemoAccounts {
  const [accounts, setAccounts] = useState<DemoAccounts>({ items: [], password: null })
  useEffect(() => {
    const leaving = new AbortController()
    call(listDemoAccounts, { signal: leaving.signal }).then(setAccounts, () => undefined)
    return () => leaving.abort()
  }, [])
  return accounts
}
