import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type CvDocument, orderedSections } from '#shared/cvs/cv-document.ts'

/** Where `?seccion=` leads inside the open CV. */
export function sectionAddress(search: URLSearchParams, key: string): string {
  const address = new URLSearchParams(search)
  address.set('seccion', key)
  for (const name of ['panel', 'vista', 'renombrar']) address.delete(name)
  return `?${address}`
}

/** The section that the address names, and the way to another one. */
export function useSectionAddress(): [wanted: string, go: (key: string) => void] {
  const [search, setSearch] = useSearchParams()
  const go = useCallback(
    (key: string) => setSearch((now) => new URLSearchParams(sectionAddress(now, key)), { preventScrollReset: true }),
    [setSearch],
  )
  return [search.get('seccion') ?? 'basics', go]
}

const OWN_BY_PLACE = /^custom\.(\d+)$/

/** Who links to an own section may know only its place among them: «custom.0». */
function keyOf(document: CvDocument, wanted: string): string {
  const [, place] = OWN_BY_PLACE.exec(wanted) ?? []
  const own = place === undefined ? undefined : document.custom[Number(place)]
  return own ? `custom:${own.id}` : wanted
}

/** Names that this CV does not know open the first form. */
export function knownSection(document: CvDocument, wanted: string): string {
  const key = keyOf(document, wanted)
  const is_known = key === 'design' || orderedSections(document).some((section) => section.key === key)
  return is_known ? key : 'basics'
}
