import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { DashboardContext } from '../dashboard/dashboard-context.ts'
import { board } from '../testing/board-screen.tsx'
import { anOffer } from '../testing/seeker-fixtures.ts'
import { OfferForm } from './offer-form.tsx'

it('an offer begins with what the vacancy announces, as a hint beside its salary', async () => {
  const { vacancy } = board([])
  signedIn()
  await openAt(
    '/app',
    <DashboardContext value={{ vacancy, stages: [], team: [], hired: 0, may: () => true }}>
      <OfferForm
        application_id="a"
        held={{ offer: null, values: null }}
        onHold={() => undefined}
        onDone={() => undefined}
      />
    </DashboardContext>,
  )
  await expect
    .element(page.getByLabelText('Salario bruto'))
    .toHaveAccessibleDescription('La vacante anuncia 30.000–38.000 € brutos al año.')
  await expect.element(page.getByLabelText('Moneda')).toHaveValue('EUR')
})

it('conditions that a colleague changed meanwhile are shown, and the own ones are saved once that was read', async () => {
  const { vacancy } = board([])
  const offer = anOffer({ state: 'DRAFT', terms: 'Lo de antes.' })
  const theirs = { ...offer, terms: 'Lo de Iker.', updated_at: '2030-05-28T09:00:00.000Z' }
  const UPDATE = `PUT /api/v1/applications/a/offers/${offer.id}`
  signedIn()
  const heard = serverWith({ [UPDATE]: () => Response.json(theirs) })
  await openAt(
    '/app',
    <DashboardContext value={{ vacancy, stages: [], team: [], hired: 0, may: () => true }}>
      <OfferForm
        application_id="a"
        held={{ offer, values: null }}
        now={theirs}
        onHold={() => undefined}
        onDone={() => undefined}
      />
    </DashboardContext>,
  )
  await page.getByLabelText(/^Condiciones/).fill('Lo mío.')
  await expect.element(page.getByText('Lo de Iker.')).toBeVisible()
  await page.getByRole('button', { name: 'Seguir con lo mío' }).click()
  await expect.element(page.getByText('Lo de Iker.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect
    .poll(() => heard.find(({ call }) => call === UPDATE)?.body)
    .toMatchObject({
      terms: 'Lo mío.',
      seen: theirs.updated_at,
    })
})
