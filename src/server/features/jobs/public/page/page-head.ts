import { type Html, html, joined } from '#server/platform/html.ts'
import { shortened } from '#shared/core/shortened.ts'
import type { PageHead } from './fill-page.ts'

interface HeadParts {
  title: string
  description: string
  /** Where the page stands for good. */
  url: string
  og_title?: string
  picture: { url: string; alt: string; large: boolean }
  feed_url: string
  /** Left out of search engines. */
  hidden: boolean
  more?: Html | undefined
}

const DESCRIPTION_MAX = 160

/** What search engines, feed readers and the previews of messengers read. */
export function pageHead({ title, url, picture, feed_url, hidden, more, ...parts }: HeadParts): PageHead {
  const description = shortened(parts.description.replace(/\s+/g, ' ').trim(), DESCRIPTION_MAX)
  const meta = (name: string, value: string) => html`<meta property="${name}" content="${value}" />`
  const lines = [
    html`<link rel="canonical" href="${url}" />`,
    html`<link rel="alternate" type="application/rss+xml" title="Vacantes en Skillo" href="${feed_url}" />`,
    meta('og:type', 'website'),
    meta('og:site_name', 'Skillo'),
    meta('og:locale', 'es_ES'),
    meta('og:title', parts.og_title ?? title),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:image', picture.url),
    meta('og:image:alt', picture.alt),
    picture.large && meta('og:image:width', '1200'),
    picture.large && meta('og:image:height', '630'),
    html`<meta name="twitter:card" content="${picture.large ? 'summary_large_image' : 'summary'}" />`,
    hidden && html`<meta name="robots" content="noindex" />`,
    more,
  ]
  return { title: `${title} · Skillo`, description, more: joined(lines, '\n    ') }
}
