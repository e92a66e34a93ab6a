import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The secret of a link from a mail: taken out of the address bar at once and kept only in memory. */
export function useLinkToken(): string | null {
  const [search, setSearch] = useSearchParams()
  const in_address = search.get('token')
  const [token, setToken] = useState(in_address)

  useEffect(() => {
    if (in_address === null) return
    setToken(in_address)
    const rest = new URLSearchParams(search)
    rest.delete('token')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [in_address, search, setSearch])

  return token
}
