import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { DashboardContext } from '../dashboard/dashboard-context.ts'
import { OfferPart } from '../offers/offer-part.tsx'
import { board, card } from '../testing/board-screen.tsx'

const DAY = '2026-11-16'
const offer = {
  id: 'o',
  application_id: 'a',
  state: 'ACCEPTED',
  salary: 30_000_00,
  currency: 'EUR',
  period: 'ANIO',
  contract: 'INDEFINIDO',
  start_date: DAY,
  expires_on: DAY,
  terms: null,
  expires_at: DAY,
  decline_reason: null,
  sent_at: DAY,
  answered_at: DAY,
  sent_on: DAY,
  answered_on: DAY,
}
const RESTORE = 'POST /api/v1/applications/a/restore'

it('a hire is annulled with who went back on it, and never without a word to the person', async () => {
  const hired = card('a', { state: 'HIRED', version: 4 }) as TeamApplication
  signedIn()
  const heard = serverWith({
    'GET /api/v1/applications/a/offers': () => Response.json({ items: [offer], next_cursor: null }),
    [RESTORE]: () => Response.json({ ...hired, state: 'ACTIVE' }),
  })
  await openAt(
    '/app',
    <DashboardContext value={{ vacancy: board([]).vacancy, stages: [], team: [], hired: 1, may: () => true }}>
      <OfferPart application={hired} />
    </DashboardContext>,
  )
  await page.getByRole('button', { name: 'Anular la contratación…' }).click()
  const annul = page.getByRole('button', { name: 'Anular la contratación', exact: true })
  await expect.element(annul).toBeDisabled()
  await page.getByText('La persona', { exact: true }).click()
  await page.getByLabelText('Tu mensaje').fill('Gracias por avisarnos.')
  await annul.click()
  await expect.element(annul).not.toBeInTheDocument()
  expect(heard.filter(({ call }) => call === RESTORE).map(({ body }) => body)).toEqual([
    { version: 4, side: 'CANDIDATE', message: 'Gracias por avisarnos.' },
  ])
})
