import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SavedPerson } from '#shared/matching/saved-people.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { SavedPeople } from './saved-people.tsx'

const LIST = 'GET /api/v1/companies/c/saved-people'

const ana: SavedPerson = {
  cv_id: 'cv1',
  full_name: 'Ana García-López',
  headline: 'Analista de datos',
  city: 'Sevilla',
  country: 'ES',
  given_at: '2026-03-02T09:00:00.000Z',
  until: '2027-03-02T09:00:00.000Z',
}

const open = () => {
  signedIn()
  return openAt('/app/my-companies/c?tab=talento&lista=banco', <SavedPeople company_id="c" />)
}

it('who said yes to the company stands in a list, each with their CV', async () => {
  serverWith({ [LIST]: () => Response.json({ items: [ana], next_cursor: null }) })
  await open()
  const card = page.getByRole('list', { name: 'Banco de talento' }).getByRole('listitem')
  await expect.element(card.getByText('Analista de datos')).toBeVisible()
  await expect.element(card.getByText('Desde el 2 mar 2026, hasta el 2 mar 2027')).toBeVisible()
  const link = card.getByRole('link', { name: 'Ana García-López' })
  await expect.element(link).toHaveAttribute('href', '/app/candidate/cv1')
})

it('nobody yet: it says how people come into it; with words: how to see all again', async () => {
  serverWith({ [LIST]: () => Response.json({ items: [], next_cursor: null }) })
  await open()
  const hint = page.getByText(/^Aquí verás a quienes, al postularse/)
  await expect.element(hint).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar en tu banco de talento' }).fill('soldadora')
  await page.getByRole('button', { name: 'Ver a todas' }).click()
  await expect.element(hint).toBeVisible()
})
