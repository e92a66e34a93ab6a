import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { VacancyList } from './vacancy-list.tsx'

const vacancy = (id: string, company_id = 'c') => ({
  id,
  company_id,
  company_name: "Forn L'Ametller",
  title: `Panadero/a ${id}`,
  state: 'PUBLISHED' as const,
  expires_at: null,
  openings: 1,
  hired: 0,
  in_process: 3,
  applications_new: 1,
  awaiting_reply: 2,
})
const seven = (...companies: string[]) => Array.from({ length: 7 }, (_, at) => vacancy(`${at}`, companies[at]))

const open = (vacancies: ReturnType<typeof seven>) => {
  signedIn()
  return openAt('/app', <VacancyList vacancies={vacancies} create_in={null} names_company={false} />)
}

describe('the open vacancies', () => {
  it('call what nobody has opened so, for «Nuevas» is a stage', async () => {
    await open([vacancy('v')])
    await expect.element(page.getByText('sin abrir')).toBeVisible()
    await expect.element(page.getByText('nueva')).not.toBeInTheDocument()
  })

  it.each([
    ['of one company lead to its list', seven(), '/app/my-companies/c?tab=vacantes'],
    ['of several lead to the companies', seven('d'), '/app/my-companies'],
  ])('%s', async (_, vacancies, to) => {
    await open(vacancies)
    await expect.element(page.getByRole('link', { name: 'Ver las 7' })).toHaveAttribute('href', to)
  })

  it('of others are where somebody finds their work who writes none', async () => {
    await open([])
    await expect.element(page.getByText(/^Ninguna vacante está a tu cargo\. Las entrevistas de hoy/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Ver en qué participas' }))
      .toHaveAttribute('href', '/app/my-companies')
  })
})
