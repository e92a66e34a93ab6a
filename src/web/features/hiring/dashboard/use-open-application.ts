import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { askedNow, withParam } from '#web/lib/address.ts'

export const OPEN_PARAM = 'postulacion'

/** The application that stands beside the board, in the address. */
export function useOpenApplication() {
  const [search, setSearch] = useSearchParams()
  const open_id = search.get(OPEN_PARAM)
  const show = useCallback(
    (id: string | null) =>
      // From one to the next it is still the same step back to the board.
      setSearch(withParam(askedNow(), OPEN_PARAM, id), {
        replace: askedNow().has(OPEN_PARAM),
        preventScrollReset: true,
      }),
    [setSearch],
  )
  return { open_id, show }
}

/** The link of a card. */
export const addressOf = (search: URLSearchParams, id: string): string => `?${withParam(search, OPEN_PARAM, id)}`
