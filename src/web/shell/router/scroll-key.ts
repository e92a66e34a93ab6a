import type { Location } from 'react-router'

/** Every fresh load has the router's key «default», so those are told apart by their whole address: another search is another page. */
export function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}
