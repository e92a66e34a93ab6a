import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { askedNow, withParam } from '#web/lib/address.ts'

const PARAM = 'postulacion'

/** The application that stands beside the board, in the address. */
export function useOpenApplication() {
  const [search, setSearch] = useSearchParams()
  const open_id = search.get(PARAM)
  const show = useCallback(
    (id: string | null) =>
      // From one to the next it is still the same step back to the board.
      setSearch(withParam(askedNow(), PARAM, id), { replace: askedNow().has(PARAM), preventScrollReset: true }),
    [setSearch],
  )
  return { open_id, show }
}

/** The link of a card. */
export const addressOf = (search: URLSearchParams, id: string): string => `?${withParam(search, PARAM, id)}`
