import { AD_TEXT_MAX, AD_TEXT_MIN, URL_MAX, VACANCY_TITLE_MAX } from '#shared/core/limits.ts'

/** As the manifest's share target names them. */
const PARAMS = { title: 'anuncio_titulo', text: 'anuncio_texto', url: 'anuncio_enlace' } as const

const LINK = /https?:\/\/\S+/g

export interface SharedAd {
  title: string
  text: string
  url: string
}

export const isShared = (search: URLSearchParams): boolean => Object.values(PARAMS).some((name) => search.has(name))

/** Many apps put the link into the text, and some share nothing else: a link alone is no text. */
export function adOf({ title, text, url }: SharedAd): SharedAd {
  const link = [url, ...(text.match(LINK) ?? [])].find((one) => one.startsWith('https://')) ?? ''
  return {
    title: title.slice(0, VACANCY_TITLE_MAX),
    text: text.replace(LINK, '').trim().length < AD_TEXT_MIN ? '' : text.slice(0, AD_TEXT_MAX),
    url: link.length > URL_MAX ? '' : link,
  }
}

/** What another app shared. */
export function sharedAd(search: URLSearchParams): SharedAd {
  const asked = (name: string) => search.get(name)?.trim() ?? ''
  return adOf({ title: asked(PARAMS.title), text: asked(PARAMS.text), url: asked(PARAMS.url) })
}
