import { domainToUnicode } from 'node:url'
import { isLatin, plainLetters } from '#shared/companies/plain-letters.ts'

/** Hosts that thousands of people share: an address there proves nothing about a company, and nobody can claim them. */
const SHARED = new Set(
  [
    'gmail.com googlemail.com google.com outlook.com outlook.es hotmail.com hotmail.es hotmail.com.ar hotmail.cl live.com',
    'live.com.mx live.com.ar live.cl msn.com yahoo.com yahoo.es yahoo.com.mx yahoo.com.ar ymail.com rocketmail.com icloud.com',
    'me.com mac.com aol.com proton.me protonmail.com pm.me tutanota.com tuta.com gmx.com gmx.es gmx.net mail.com zoho.com',
    'zohomail.com yandex.com mail.ru fastmail.com hey.com hushmail.com inbox.com terra.com terra.es telefonica.net',
    'movistar.es orange.es ono.com wanadoo.es fibertel.com.ar arnet.com.ar speedy.com.ar ciudad.com.ar prodigy.net.mx',
    'une.net.co vtr.net uol.com.br bol.com.br mailinator.com guerrillamail.com yopmail.com 10minutemail.com temp-mail.org',
    'facebook.com instagram.com linkedin.com twitter.com x.com tiktok.com youtube.com whatsapp.com wa.me t.me github.com',
    'qq.com 163.com 126.com naver.com web.de t-online.de free.fr laposte.net libero.it virgilio.it sapo.pt duck.com',
    'engineer.com consultant.com usa.com europe.com email.com post.com myself.com mozmail.com riseup.net posteo.net posteo.de',
    'mailfence.com tutamail.com tuta.io ya.ru ya.com etb.net.co adinet.com.uy racsa.co.cr cantv.net hispavista.com starmedia.com',
    'telecable.es euskaltel.net tempmail.com temp-mail.io sharklasers.com grr.la trashmail.com dispostable.com getnada.com',
    'maildrop.cc 10minutemail.net emailondeck.com moakt.com comcast.net verizon.net att.net cox.net sbcglobal.net bigpond.com',
    'btinternet.com privaterelay.appleid.com users.noreply.github.com sinectis.com.ar infovia.com.ar speedy.com.pe',
    'gitlab.com linktr.ee bit.ly sites.google.com notion.site notion.so wordpress.com blogspot.com medium.com wixsite.com',
  ].flatMap((line) => line.split(' ')),
)
const SHARED_BELOW = ['wordpress.com', 'blogspot.com', 'wixsite.com', 'github.io', 'gitlab.io', 'notion.site']

/** Providers of mail in all countries: «yahoo.com.co», «outlook.com.ar», «hotmail.es» are one each. */
const PROVIDERS = new Set(
  'gmail googlemail outlook hotmail live msn yahoo ymail rocketmail icloud aol proton protonmail tutanota gmx yandex zoho zohomail fastmail hushmail mailinator guerrillamail yopmail terra latinmail'.split(
    ' ',
  ),
)
const BELOW_COUNTRY = new Set('com co net org gob gub gov gouv edu ac mil nom web info biz or ne go'.split(' '))

/** «yahoo.com.co» of «mail.yahoo.com.co»: what somebody registered. Every host below it is theirs to give away. */
export function registeredDomain(domain: string): string {
  const labels = domain.split('.')
  const [country = '', second = ''] = labels.toReversed()
  const is_below = labels.length > 2 && country.length === 2 && BELOW_COUNTRY.has(second)
  return labels.slice(is_below ? -3 : -2).join('.')
}

const registeredName = (domain: string): string => registeredDomain(domain).split('.')[0] ?? ''

/** The host of a website, without `www.`: what an address of that company ends with; other scripts as `xn--…`. */
export function domainOf(website: string): string {
  return new URL(website).hostname.toLowerCase().replace(/^www\./, '')
}

/** Where a school gives an address to everybody who ever learnt there: «alumnos.upm.es». */
const SCHOLARS = /^(?:alumn[oa]s?|alumnat|alumnes|alumnado|alumni|estudiantes?|students?|egresad[oa]s)\./

export function isSharedDomain(domain: string): boolean {
  const is_shared =
    SHARED.has(domain) || SCHOLARS.test(domain) || SHARED_BELOW.some((host) => domain.endsWith(`.${host}`))
  return is_shared || PROVIDERS.has(registeredName(domain))
}

/** A domain that reads like another one, with letters of another script: «indіtex.com». Accents are no disguise. */
export const isDisguised = (domain: string): boolean => domain.includes('xn--') && !isLatin(domainToUnicode(domain))

/** What a domain with accents is read as: «inditex.com» of «índitex.com»; undefined for plain ones. */
export function readAs(domain: string): string | undefined {
  return domain.includes('xn--') ? plainLetters(domainToUnicode(domain)) : undefined
}

export const provesCompany = (domain: string): boolean => !isSharedDomain(domain) && !isDisguised(domain)
