import { plural } from '#shared/core/numbers.ts'
import { type AskedJobs, questionOf, searchAddress, searchTitle } from '#shared/jobs/asked-jobs.ts'
import type { FoundJobs } from '#shared/jobs/drawn-page.ts'
import type { PageHead } from './fill-page.ts'
import { pageHead } from './page-head.ts'

const DESCRIPTION =
  'Skillo compara tu CV con cada vacante, requisito por requisito, y te dice qué cumples, qué te falta y dónde lo vio. Siempre con salario.'

export function landingHead(found: FoundJobs | undefined, publicUrl: string): PageHead {
  const picture = { url: `${publicUrl}/icon-512.png`, alt: 'Skillo', large: false }
  if (found?.asked) return searchHead(found.asked, found, publicUrl)
  return pageHead({
    title: 'El empleo que encaja contigo',
    description: DESCRIPTION,
    url: `${publicUrl}/`,
    picture,
    feed_url: `${publicUrl}/api/v1/jobs/feed`,
    hidden: false,
  })
}

/** A first page of words, a place or an area with something in it may be found; the pages after it, and what is narrower, may not. */
function searchHead(asked: AskedJobs, { items, total }: FoundJobs, publicUrl: string): PageHead {
  const title = searchTitle(asked)
  const firm = items?.slice(0, 3).map((job) => job.title) ?? []
  const q = questionOf(asked)
  const { role_family, ...narrower } = asked.filters
  const area = role_family && { role_family }
  const feed = new URLSearchParams({ ...(q && { q }), ...area })
  return pageHead({
    title,
    description: `${plural(total, 'vacante', 'vacantes')}, siempre con salario. ${firm.join(' · ')}`,
    url: publicUrl + searchAddress({ q: asked.q, place: asked.place, filters: { ...area } }),
    picture: { url: `${publicUrl}/icon-512.png`, alt: 'Skillo', large: false },
    feed_url: `${publicUrl}/api/v1/jobs/feed${feed.size > 0 ? `?${feed}` : ''}`,
    hidden: total === 0 || asked.cursor !== null || Object.keys(narrower).length > 0,
  })
}
