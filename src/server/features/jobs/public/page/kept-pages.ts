const KEPT_MS = 10_000
/** Each is some hundred kilobytes; those that are asked for again and again stay. */
const MOST = 50

interface KeptPage<T> {
  mark: string
  until: number
  value: Promise<T>
}

/**
 * What many ask for at once is made once in ten seconds. `mark` says what it was made from, so that a page is never older
 * than the thing it shows.
 */
export function keptPages<T>(now: () => Date, most = MOST) {
  const pages = new Map<string, KeptPage<T>>()
  return (address: string, mark: string, make: () => Promise<T>): Promise<T> => {
    const known = pages.get(address)
    pages.delete(address)
    if (known?.mark === mark && known.until > now().getTime()) {
      pages.set(address, known)
      return known.value
    }
    const [oldest] = pages.keys()
    if (pages.size >= most && oldest !== undefined) pages.delete(oldest)
    const value = make()
    pages.set(address, { mark, until: now().getTime() + KEPT_MS, value })
    value.catch(() => pages.delete(address))
    return value
  }
}
