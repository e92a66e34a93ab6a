import { asHtml, type Html, joined, xml } from '#server/platform/html.ts'
import { type FeedFormat, jsonFeed } from '#shared/careers/careers.ts'
import type { Told } from './feed-job.ts'

interface Feed {
  title: string
  /** The page for people. */
  url: string
  own_url: string
  next_url: string | null
  publisher_url: string
  jobs: readonly Told[]
}

const HEAD = xml`<?xml version="1.0" encoding="UTF-8"?>`
const lines = (parts: readonly (Html | null | false)[]) => joined(parts, '\n')

export const feedTypes: Record<FeedFormat, { type: string; write: (feed: Feed) => string }> = {
  json: { type: 'application/json; charset=utf-8', write: asJson },
  rss: { type: 'application/rss+xml; charset=utf-8', write: asRss },
  xml: { type: 'application/xml; charset=utf-8', write: asXml },
}

function asJson({ title, url, next_url, jobs }: Feed): string {
  return JSON.stringify(jsonFeed.parse({ title, url, next_url, items: jobs.map(({ job }) => job) }))
}

function asRss({ title, url, own_url, next_url, jobs }: Feed): string {
  const [newest] = jobs
  const channel = lines([
    xml`<title>${title}</title>`,
    xml`<link>${url}</link>`,
    xml`<description>Vacantes abiertas, siempre con su salario.</description>`,
    xml`<language>es</language>`,
    newest ? xml`<lastBuildDate>${newest.job.published_at.toUTCString()}</lastBuildDate>` : null,
    xml`<atom:link rel="self" type="application/rss+xml" href="${own_url}" />`,
    next_url !== null && xml`<atom:link rel="next" type="application/rss+xml" href="${next_url}" />`,
    ...jobs.map(rssItem),
  ])
  return xml`${HEAD}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel}
</channel></rss>
`.toString()
}

const rssItem = ({ job, description }: Told): Html =>
  xml`<item><title>${job.title} · ${job.company}</title>
<link>${job.url}</link><guid isPermaLink="true">${job.url}</guid>
<pubDate>${job.published_at.toUTCString()}</pubDate>
<description>${description.toString()}</description></item>`

/** Text as it is; an end of the section in it goes over into the next one. */
function cdata(text: string): Html {
  // First without what XML cannot carry: taken out later, it could leave the end of a section behind.
  const carried = xml`${asHtml(text)}`.toString()
  return asHtml(`<![CDATA[${carried.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`)
}

/** In the form that job boards read: source, publisher, job. */
function asXml({ publisher_url, next_url, jobs }: Feed): string {
  const [newest] = jobs
  const source = lines([
    xml`<publisher>Skillo</publisher>`,
    xml`<publisherurl>${publisher_url}</publisherurl>`,
    newest ? xml`<lastBuildDate>${newest.job.published_at.toUTCString()}</lastBuildDate>` : null,
    next_url !== null && xml`<next>${next_url}</next>`,
    ...jobs.map(xmlJob),
  ])
  return xml`${HEAD}
<source>
${source}
</source>
`.toString()
}

const CONTRACT_TYPE = {
  PRACTICAS: 'internship',
  TEMPORAL: 'temporary',
  POR_PROYECTO: 'contract',
  FREELANCE: 'contract',
}
const REMOTE_TYPE = { REMOTO: 'Fully remote', HIBRIDO: 'Hybrid remote', PRESENCIAL: '' } as const
const DAY_TYPE = { COMPLETA: 'fulltime', PARCIAL: 'parttime', POR_HORAS: 'parttime' } as const

/** The contract says more than the hours, where the form has a word for it. */
function jobType({ contract, working_day }: Told['job']): string {
  const named = Object.entries(CONTRACT_TYPE).find(([one]) => one === contract)?.[1]
  return named ?? (working_day ? DAY_TYPE[working_day] : '')
}

function xmlJob({ job, description, salary, home_country }: Told): Html {
  const [place] = job.places
  const fields = {
    title: job.title,
    date: job.published_at.toUTCString(),
    referencenumber: job.id,
    url: job.url,
    company: job.company,
    city: place?.city,
    state: place?.region,
    country: place?.country ?? home_country,
    description: description.toString(),
    salary,
    jobtype: jobType(job),
    category: job.department,
    remotetype: job.modality ? REMOTE_TYPE[job.modality] : '',
    expirationdate: job.expires_at.toUTCString(),
  }
  const said = Object.entries(fields).map(
    ([name, text]) => xml`<${asHtml(name)}>${cdata(text ?? '')}</${asHtml(name)}>`,
  )
  return xml`<job>
${lines(said)}
</job>`
}
