import type { Draft } from '../draft.ts'
import { linkKind } from './contact.ts'

const MOST_LINKS = 8

export function takeContact(draft: Draft, email: string, phone: string, urls: readonly string[]): void {
  const { basics } = draft.document
  if (email !== '' && basics.email === '') {
    basics.email = draft.fit(email, 254)
    draft.rate('basics.email', email, 'ALTA')
  } else if (email !== '' && email !== basics.email) draft.hold(email)
  if (phone !== '' && basics.phone === '') {
    basics.phone = draft.fit(phone, 30)
    draft.rate('basics.phone', phone, 'ALTA')
  } else if (phone !== '' && phone !== basics.phone) draft.hold(phone)
  for (const url of urls) addLink(draft, url)
}

const bare = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase()

export function addLink(draft: Draft, url: string): void {
  if (url.startsWith('mailto:')) {
    takeContact(draft, url.slice('mailto:'.length).split('?')[0] ?? '', '', [])
    return
  }
  const { links } = draft.document.basics
  if (!/^https:\/\/\S+$/i.test(url) || url.length > 300 || links.some((known) => bare(known.url) === bare(url))) return
  if (links.length >= MOST_LINKS) draft.hold(url)
  else draft.rate(`basics.links.${links.push({ kind: linkKind(url), url }) - 1}.url`, url, 'ALTA')
}
