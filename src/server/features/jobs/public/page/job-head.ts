import { html } from '#server/platform/html.ts'
import { plainText } from '#shared/vacancies/vacancy-document.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'
import { contractWords } from '#shared/words/work.ts'
import type { PresentedJob } from '../../public-job/public-job.service.ts'
import type { PageHead } from './fill-page.ts'
import { jobPosting } from './job-posting.ts'
import { pageHead } from './page-head.ts'
import { safeJson } from './safe-json.ts'

export function jobHead(job: PresentedJob, publicUrl: string): PageHead {
  const { document, company, state } = job
  const url = `${publicUrl}/jobs/${job.id}`
  const facts = [
    placeWords(document),
    salaryWords(document.salary),
    document.contract && contractWords[document.contract],
  ]
  const open = state === 'PUBLISHED'
  return pageHead({
    title: `${document.title} · ${company.name}`,
    og_title: `${document.title} en ${company.name}`,
    description: `${facts.filter(Boolean).join(' · ')}. ${plainText(document.description)}`,
    url,
    picture: pictureOf(job, publicUrl),
    feed_url: `${publicUrl}/api/v1/jobs/feed`,
    hidden: !open,
    more: open ? html`<script type="application/ld+json">${safeJson(jobPosting(job, publicUrl))}</script>` : undefined,
  })
}

const pictureOf = ({ id, document, company }: PresentedJob, publicUrl: string) => ({
  url: `${publicUrl}/api/v1/jobs/${id}/picture`,
  alt: [document.title, company.name, salaryWords(document.salary)].filter(Boolean).join(' · '),
  large: true,
})

/** The company seen from one of its vacancies; each has such a page, so search engines are sent to the vacancy. */
export function companyHead(job: PresentedJob, publicUrl: string): PageHead {
  const { company } = job
  return pageHead({
    title: `${company.name} · La empresa y sus vacantes`,
    description: company.description ?? `${company.name} en Skillo: la empresa y sus vacantes.`,
    url: `${publicUrl}/jobs/${job.id}`,
    picture: pictureOf(job, publicUrl),
    feed_url: `${publicUrl}/api/v1/jobs/feed`,
    hidden: true,
  })
}

const HIDDEN = html`<meta name="robots" content="noindex" />`

/** Of a vacancy that is long over: there is nothing left to find. */
export const closedHead: PageHead = {
  title: 'Vacante cerrada · Skillo',
  description: 'Esta vacante ya cerró y no recibe postulaciones.',
  more: HIDDEN,
}

/** The same for whatever never was there to read. */
export const unknownHead: PageHead = {
  title: 'Vacante no disponible · Skillo',
  description: 'Puede que ya haya cerrado o que el enlace no esté completo.',
  more: HIDDEN,
}
