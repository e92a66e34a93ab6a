import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { DashboardContext } from '../dashboard/dashboard-context.ts'
import { board } from '../testing/board-screen.tsx'
import { OfferForm } from './offer-form.tsx'

it('an offer begins with what the vacancy announces, as a hint beside its salary', async () => {
  const { vacancy } = board([])
  signedIn()
  await openAt(
    '/app',
    <DashboardContext value={{ vacancy, stages: [], team: [], hired: 0, may: () => true }}>
      <OfferForm application_id="a" offer={null} onDone={() => undefined} />
    </DashboardContext>,
  )
  await expect
    .element(page.getByLabelText('Salario bruto'))
    .toHaveAccessibleDescription('La vacante anuncia 30.000–38.000 € brutos al año.')
  await expect.element(page.getByLabelText('Moneda')).toHaveValue('EUR')
})
