import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Dashboard } from '#shared/hiring/board.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { DashboardContext } from '../dashboard/dashboard-context.ts'
import { TERMS } from '../testing/terms.ts'
import { ProposeDialog } from './propose-dialog.tsx'

const vacancy: Dashboard['vacancy'] = {
  id: 'v',
  company_id: 'c',
  title: 'Analista',
  state: 'PUBLISHED',
  openings: 1,
  reply_days: 10,
  is_neglected: false,
  terms: TERMS,
}
const team = [{ member_id: 'm', user_id: 'u', full_name: 'Elena Quintero' }] as never

function OpenedOnce() {
  const [open, setOpen] = useState(true)
  return open && <ProposeDialog application_id="a" full_name="Bo Li" interview={null} onClose={() => setOpen(false)} />
}

/** A dialog that stays open would hold the focus of the tests after this one. */
async function close() {
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

async function open(can_edit: boolean, timezone: string | null = null) {
  serverWith({ 'GET /api/v1/vacancies/v/applications/a': () => Response.json({ timezone, summary: {} }) })
  signedIn()
  await openAt(
    '/app',
    <DashboardContext value={{ vacancy, stages: [], team, hired: 0, may: () => can_edit }}>
      <OpenedOnce />
    </DashboardContext>,
  )
}

it('leads to the team of the vacancy for whoever is missing among those who interview', async () => {
  await open(true)
  await expect
    .element(page.getByRole('link', { name: 'Súmalo al equipo de la vacante' }))
    .toHaveAttribute('href', '/app/my-companies/c/vacancies/v?paso=proceso&campo=hiring_team')
  await close()
})

it('says whom to ask where one may not change the team', async () => {
  await open(false)
  await expect.element(page.getByText(/Pide a quien lleva la vacante que lo sume al equipo\.$/)).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await close()
})

it.each([
  ['says what the clock of the other person shows, hour by hour', 'Pacific/Auckland', 3],
  ['says nothing where it shows the same', Intl.DateTimeFormat().resolvedOptions().timeZone, 0],
])('%s', async (_, zone, said) => {
  await open(true, zone)
  await expect.element(page.getByRole('textbox', { name: 'Título' })).toBeVisible()
  const theirs = page.getByText(/^Para la otra persona: .*hora de /)
  await expect.poll(() => theirs.elements().length).toBe(said)
  await close()
})
