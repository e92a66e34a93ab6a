import type { CvDocument, CvLanguage } from '#shared/cvs/cv-document.ts'
import { address, type Part, part } from './parts.ts'
import { countryName, WORDS } from './words.ts'

export interface Contact extends Part {
  /** «Correo», «Email»: what stands before it where contact data are a list. */
  printed: string
}

const NETWORK = { LINKEDIN: 'LinkedIn', GITHUB: 'GitHub' } as const

export function placeText(place: { city: string; country: string | null }, language: CvLanguage): string {
  return [place.city, place.country && countryName(place.country, language)].filter(Boolean).join(', ')
}

/** The place is no contact data: it stays when mail, phone and links are left out. */
export function contactOf(basics: CvDocument['basics'], language: CvLanguage, reachable: boolean): Contact[] {
  const words = WORDS[language].contact
  const printed = (name: string, parts: Part[]): Contact[] => parts.map((found) => ({ ...found, printed: name }))
  const place = printed(words.place, part('Lugar', placeText(basics, language)))
  if (!reachable) return place
  const links = basics.links.flatMap(({ kind, url }) => {
    const network = kind === 'LINKEDIN' || kind === 'GITHUB' ? NETWORK[kind] : null
    return printed(network ?? words.link, address(network ?? 'Enlace', url))
  })
  return [
    ...printed(words.email, part('Correo', basics.email)),
    ...printed(words.phone, part('Teléfono', basics.phone)),
    ...place,
    ...links,
  ]
}
