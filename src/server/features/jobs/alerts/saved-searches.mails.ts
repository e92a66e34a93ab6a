import type { Config } from '#server/config.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import type { MailContent, MailSection } from '#server/platform/adapters/mail/layout.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'
import { listAddress } from './list-address.ts'
import type { SavedSearchRow } from './saved-searches.tables.ts'
import { searchWords } from './search-words.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

export interface ToldSearch {
  search: Pick<SavedSearchRow, 'id' | 'name' | 'filters' | 'by_mail'>
  /** The newest of them, as many as a mail holds. */
  vacancies: { id: string; title: string; company_name: string; document: VacancyDocument }[]
  total: number
}

const counted = (total: number): string => (total === 1 ? '1 vacante nueva' : `${total} vacantes nuevas`)

/** One mail for all alerts that have something to say. */
export function alertMail(
  config: Config,
  user: Pick<UserRow, 'id' | 'email'>,
  told: readonly ToldSearch[],
): MailContent {
  const total = told.reduce((sum, search) => sum + search.total, 0)
  const [only, ...others] = told
  const subject =
    only && others.length === 0 ? `${counted(total)}: ${only.search.name}` : `${counted(total)} en tus alertas`
  const everything = unsubscribeUrl(config, 'person', user.id)
  return {
    to: user.email,
    subject,
    title: total === 1 ? 'Hay una vacante nueva para ti' : `Hay ${total} vacantes nuevas para ti`,
    paragraphs: ['Son las que se publicaron desde la última vez. No te enviaremos ninguna dos veces.'],
    sections: told.map((search) => sectionOf(config, search)),
    notes: [`Para no recibir más correos de ninguna alerta: ${everything}`],
    unsubscribe_url: only && others.length === 0 ? unsubscribeUrl(config, 'search', only.search.id) : everything,
  }
}

function sectionOf(config: Config, { search, vacancies, total }: ToldSearch): MailSection {
  const more = total - vacancies.length
  const list = {
    label: more > 0 ? `Ver ${more} más en Skillo` : 'Ver todas',
    url: config.public_url + listAddress(search.filters),
  }
  return {
    title: search.name,
    text: `Por qué te lo mostramos: guardaste esta búsqueda (${searchWords(search.filters)}).`,
    items: vacancies.map(({ id, title, company_name, document }) => ({
      label: title,
      url: `${config.public_url}/jobs/${id}?origen=alerta`,
      text: [company_name, placeWords(document), salaryWords(document.salary)].filter(Boolean).join(' · '),
    })),
    links: [list, { label: 'Dejar de recibir esta alerta', url: unsubscribeUrl(config, 'search', search.id) }],
  }
}
