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
    'gitlab.com linktr.ee bit.ly sites.google.com notion.site notion.so wordpress.com blogspot.com medium.com wixsite.com',
  ].flatMap((line) => line.split(' ')),
)
const SHARED_BELOW = ['wordpress.com', 'blogspot.com', 'wixsite.com', 'github.io', 'gitlab.io', 'notion.site']

/** The host of a website, without `www.`: what an address of that company ends with. */
export function domainOf(website: string): string {
  return new URL(website).hostname.toLowerCase().replace(/^www\./, '')
}

export function isSharedDomain(domain: string): boolean {
  return SHARED.has(domain) || SHARED_BELOW.some((host) => domain.endsWith(`.${host}`))
}
