import { asHtml, type Html, html, joined } from '#server/platform/html.ts'
import { plainText } from '#shared/vacancies/vacancy-document.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'
import { contractWords } from '#shared/words/work.ts'
import type { PresentedJob } from '../public-job.service.ts'
import { jobPosting } from './job-posting.ts'

export interface PageHead {
  title: string
  description: string
  more: Html
}

const DESCRIPTION_MAX = 160

/** Cut between words, so that nothing half stands in a search result. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, '')}…`
}

/** A data block cannot be left early or opened as another script. */
const dataBlock = (value: object): Html =>
  html`<script type="application/ld+json">${asHtml(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped))}</script>`

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

const HIDDEN = html`<meta name="robots" content="noindex" />`

export function jobHead(job: PresentedJob, publicUrl: string): PageHead {
  const { document, company, state } = job
  const url = `${publicUrl}/jobs/${job.id}`
  const facts = [
    placeWords(document),
    salaryWords(document.salary),
    document.contract && contractWords[document.contract],
  ]
  const words = `${facts.filter(Boolean).join(' · ')}. ${plainText(document.description).replace(/\s+/g, ' ')}`
  const description = shortened(words, DESCRIPTION_MAX)
  const meta = (name: string, value: string) => html`<meta property="${name}" content="${value}" />`
  const more = joined(
    [
      html`<link rel="canonical" href="${url}" />`,
      meta('og:type', 'website'),
      meta('og:site_name', 'Skillo'),
      meta('og:locale', 'es_ES'),
      meta('og:title', `${document.title} en ${company.name}`),
      meta('og:description', description),
      meta('og:url', url),
      meta('og:image', `${publicUrl}/icon-512.png`),
      html`<meta name="twitter:card" content="summary" />`,
      state === 'PUBLISHED' ? dataBlock(jobPosting(job, url)) : HIDDEN,
    ],
    '\n    ',
  )
  return { title: `${document.title} · ${company.name} · Skillo`, description, more }
}

/** Of a vacancy that is long over: there is nothing left to find. */
export const closedHead: PageHead = {
  title: 'Esta vacante ya cerró · Skillo',
  description: 'Esta vacante ya cerró y no recibe postulaciones.',
  more: HIDDEN,
}
