import { useSearchParams } from 'react-router'
import { type ImportWay, importWays } from './cv-import-context.ts'

const PARAM = 'importar'

/** Which way to bring a CV in is open, kept in the address. */
export function useImportWay(): [ImportWay | null, (way: ImportWay | null) => void] {
  const [search, setSearch] = useSearchParams()
  const way = importWays.find((one) => one === search.get(PARAM)) ?? null

  function open(next: ImportWay | null) {
    if (next === way) return
    const rest = new URLSearchParams(search)
    if (next) rest.set(PARAM, next)
    else rest.delete(PARAM)
    // Closing or changing the way leaves no step behind in the history.
    setSearch(rest, { replace: way !== null, preventScrollReset: true })
  }

  return [way, open]
}
