import { cleanRichText } from '#server/features/vacancies/rich-text.ts'
import { asHtml, type Html, html, joined } from '#server/platform/html.ts'
import { companySectors } from '#shared/companies/company-sectors.ts'
import { placeWords, salaryWords, vacancyHeadings } from '#shared/words/vacancies.ts'
import type { PresentedJob } from '../public-job.service.ts'
import { factsOf, requirementGroups } from './job-facts.ts'

const STYLE = html`<style>
.job{max-width:720px;margin:0 auto;padding:32px 20px 64px;color:var(--color-ink);font:16px/1.6 var(--font-sans)}
.job h1{margin:0 0 8px;font:700 32px/1.15 var(--font-display);letter-spacing:-.02em;text-wrap:balance}
.job h2{margin:32px 0 8px;font:700 20px/1.3 var(--font-display)}
.job h3{margin:16px 0 4px;font-weight:600}
.job ul,.job ol{margin:0 0 12px;padding-left:22px;list-style:disc}.job ol{list-style:decimal}
.job p{margin:0 0 12px}
.job dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:24px 0}
.job dt{color:var(--color-ink-soft)}.job dd{margin:0;font-weight:600}
.job a{color:var(--color-brand);text-decoration:underline}
.job .banner{padding:14px 18px;border-radius:12px;background:var(--color-warn-soft);font-weight:600}
.job .act{display:inline-block;padding:12px 22px;border-radius:12px;background:var(--color-brand);color:var(--color-on-brand);font-weight:600;text-decoration:none}
</style>`

interface SimilarJob {
  id: string
  title: string
  company: { name: string }
  document: Parameters<typeof placeWords>[0] & { salary: Parameters<typeof salaryWords>[0] }
}

const BANNER: Partial<Record<PresentedJob['state'], string>> = {
  CLOSED: 'Esta vacante ya cerró y no recibe postulaciones.',
  PAUSED: 'Esta vacante está en pausa y no recibe postulaciones por ahora.',
}

const entries = (items: readonly string[]) => items.map((item) => html`<li>${item}</li>`)
const list = (items: readonly string[]) => items.length > 0 && html`<ul>${entries(items)}</ul>`

function section(title: string, content: Html | false): Html | false {
  return content && content.toString() !== '' && html`<section><h2>${title}</h2>${content}</section>`
}

/** The whole vacancy for readers without scripts; the application draws its own page in its place. */
export function jobBody(job: PresentedJob, similar: readonly SimilarJob[], timezone: string): Html {
  const { document, company } = job
  const banner = BANNER[job.state]
  const parts = [
    banner && html`<p class="banner" role="status">${banner}</p>`,
    html`<h1>${document.title}</h1>`,
    html`<p>${company.name}${company.verified ? ' · Empresa verificada' : ''}</p>`,
    conditions(job, timezone),
    !banner &&
      html`<p><a class="act" href="/login?next=${encodeURIComponent(`/jobs/${job.id}`)}">Guardar vacante</a></p>`,
    // Nothing but a few harmless tags is left of it.
    section(vacancyHeadings.description, asHtml(cleanRichText(document.description))),
    section(vacancyHeadings.responsibilities, list(document.responsibilities)),
    section(vacancyHeadings.requirements, requirements(document)),
    section(vacancyHeadings.benefits, list(document.benefits)),
    section(vacancyHeadings.process, steps(document)),
    section(`Sobre ${company.name}`, about(company)),
    section('Vacantes parecidas', similarList(similar)),
  ]
  return html`${STYLE}<main class="job">
${joined(parts, '\n')}
</main>`
}

const dayWords = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeZone }).format(date)

function conditions({ document, published_at, expires_at, state }: PresentedJob, timezone: string): Html {
  const day = (date: Date) => html`<time datetime="${date.toISOString()}">${dayWords(date, timezone)}</time>`
  const row = (label: string, content: string | Html) => html`<dt>${label}</dt><dd>${content}</dd>`
  const rows = factsOf(document).map(([label, value]) => row(label, value))
  const start = document.start_date && row('Inicio', dayWords(new Date(document.start_date), 'UTC'))
  const until = state === 'PUBLISHED' && row('Abierta hasta', day(expires_at))
  return html`<dl>${rows}${start}${row('Publicada', day(published_at))}${until}</dl>`
}

function requirements(document: PresentedJob['document']): Html {
  return html`${requirementGroups(document).map(({ title, items }) => html`<h3>${title}</h3>${list(items)}`)}`
}

function steps({ process_public, steps }: PresentedJob['document']): Html | false {
  if (!process_public || steps.length === 0) return false
  const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)
  const named = steps.map(({ name, expected_days }) => (expected_days > 0 ? `${name} (${days(expected_days)})` : name))
  return html`<ol>${entries(named)}</ol>`
}

function about({ description, sector, size, hq_city, website }: PresentedJob['company']): Html {
  const named = Object.entries(companySectors).find(([id]) => id === sector)?.[1]
  const facts = [named, size && `${size} personas`, hq_city].filter((fact) => fact)
  const host = URL.canParse(website) && website.startsWith('https://') ? new URL(website).host : ''
  const link = host && html`<p><a href="${website}" rel="nofollow noopener">${host}</a></p>`
  return html`<p>${facts.join(' · ')}</p>${description && html`<p>${description}</p>`}${link}`
}

function similarList(similar: readonly SimilarJob[]): Html | false {
  const items = similar.map(({ id, title, company, document }) => {
    const facts = [company.name, placeWords(document), salaryWords(document.salary)].filter(Boolean).join(' · ')
    return html`<li><a href="/jobs/${id}">${title}</a> ${facts}</li>`
  })
  return items.length > 0 && html`<ul>${items}</ul>`
}

export const closedBody = html`${STYLE}<main class="job"><h1>Esta vacante ya cerró</h1><p>Hace tiempo que no recibe postulaciones. <a href="/app/jobs">Mira las que están abiertas</a>.</p></main>`
