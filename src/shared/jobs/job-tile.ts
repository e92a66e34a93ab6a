import { plural } from '../core/numbers.ts'
import { placeWords, salaryWords } from '../words/vacancies.ts'
import type { JobTile } from './drawn-page.ts'
import type { JobCard } from './jobs.ts'

/** A vacancy in few words, said where it is found, so that the landing page needs no rules for saying them. */
export function tileOf({ id, title, company, document }: JobCard): JobTile {
  const { reply_days } = document
  return {
    ...{ id, title, company: company.name, logo_url: company.logo_url, verified: company.verified },
    place: placeWords(document),
    salary: salaryWords(document.salary),
    reply: reply_days === null ? '' : `Responde en ${plural(reply_days, 'día', 'días')}`,
  }
}
