import { cleanRichText } from '#server/features/vacancies/rich-text.ts'
import { asHtml, type Html, html } from '#server/platform/html.ts'
import type { FeedJob } from '#shared/careers/careers.ts'
import { minorUnits } from '#shared/core/money.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { salaryWords, termsWords, vacancyHeadings, whereWords } from '#shared/words/vacancies.ts'

interface ShownRow {
  id: string
  created_at: Date
  expires_at: Date
  document: VacancyDocument
  company: string
  /** Where the company works. */
  countries: readonly string[]
}

/** One vacancy as every feed tells it. */
export interface Told {
  job: Omit<FeedJob, 'published_at' | 'expires_at'> & { published_at: Date; expires_at: Date }
  /** The whole ad. */
  description: Html
  salary: string
  /** The country of work from home that names none. */
  home_country: string
}

/** Field by field, so that nothing of a vacancy gets out that was not chosen here: no steps, no questions, no people. */
export function toldOf({ id, created_at, expires_at, company, countries, ...row }: ShownRow, publicUrl: string): Told {
  const document = vacancyDocument.parse(row.document)
  const { title, department, openings, modality, contract, working_day, seniority, remote_countries } = document
  const description = wholeText(document)
  const job = {
    id,
    title,
    department,
    openings,
    modality,
    contract,
    working_day,
    seniority,
    remote_countries,
    expires_at,
    url: `${publicUrl}/jobs/${id}`,
    // An agency hires for somebody, as on the page of the vacancy.
    company: document.on_behalf_of || company,
    places: document.locations.map(({ country, region, city }) => ({ country, region, city })),
    salary: salaryOf(document),
    description_html: description.toString(),
    published_at: created_at,
  }
  return {
    job,
    description,
    salary: salaryWords(document.salary),
    home_country: remote_countries[0] ?? countries[0] ?? '',
  }
}

function salaryOf({ salary: { min, max, currency, period, payments_per_year } }: VacancyDocument): FeedJob['salary'] {
  if (!min || !max) return null
  const unit = 10 ** minorUnits(currency)
  return { min: min / unit, max: max / unit, currency, period, payments_per_year }
}

/** Paragraphs and lists only; what people wrote as plain lines is escaped, and their rich text is cleaned once more. */
function wholeText(document: VacancyDocument): Html {
  const { description, responsibilities, requirements, benefits, salary } = document
  const facts = [whereWords(document), termsWords(document), salaryWords(salary), salary.variable_text]
  return html`${asHtml(cleanRichText(description))}${listOf('responsibilities', responsibilities)}${listOf(
    'requirements',
    requirements.map(requirementWords),
  )}${listOf('benefits', benefits)}<p>${facts.filter(Boolean).join(' · ')}</p>`
}

function listOf(heading: keyof typeof vacancyHeadings, lines: readonly string[]): Html | null {
  if (lines.length === 0) return null
  return html`<p><strong>${vacancyHeadings[heading]}</strong></p><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`
}
