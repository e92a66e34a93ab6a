import { useContext, useEffect, useState } from 'react'
import type { Answer } from '#shared/core/endpoint.ts'
import { listDemoAccounts } from '#shared/system/system.ts'
import { call } from '#web/lib/api.ts'
import { Drawn } from '#web/lib/drawn.ts'

type DemoAccounts = Answer<typeof listDemoAccounts>

/** Nobody until the server says that this is a demonstration; it stays one while the page is open. */
export function useDemoAccounts(): DemoAccounts {
  const known = useContext(Drawn)?.demo_accounts
  const [accounts, setAccounts] = useState<DemoAccounts>(known ?? { items: [], password: null })
  useEffect(() => {
    if (known) return
    const leaving = new AbortController()
    call(listDemoAccounts, { signal: leaving.signal }).then(setAccounts, () => undefined)
    return () => leaving.abort()
  }, [known])
  return accounts
}
