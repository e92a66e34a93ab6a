import { plural } from '../core/numbers.ts'
import { salaryWords, termsWords, whereWords } from '../words/vacancies.ts'
import type { JobTile } from './drawn-page.ts'
import type { JobCard } from './jobs.ts'

/** A vacancy in few words, said where it is found, so that the landing page needs no rules for saying them. */
export function tileOf({ id, title, company, document, published_at }: JobCard): JobTile {
  const { reply_days } = document
  return {
    id,
    title,
    company: company.name,
    logo_url: company.logo_url,
    verified: company.verified,
    place: whereWords(document),
    terms: termsWords(document),
    salary: salaryWords(document.salary),
    currency: document.salary.currency,
    posted: `Publicada el ${DAY.format(new Date(published_at))}`,
    reply: reply_days === null ? '' : `Responde en ${plural(reply_days, 'día', 'días')}`,
  }
}

/** The same day on the server and in the browser. */
const DAY = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' })
