import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { DashboardContext } from '../dashboard/dashboard-context.ts'
import { board } from '../testing/board-screen.tsx'
import { anOffer } from '../testing/seeker-fixtures.ts'
import { OfferPart } from './offer-part.tsx'

const application = { id: 'a', state: 'ACTIVE', full_name: 'Ana García' } as TeamApplication
const LIST = 'GET /api/v1/applications/a/offers'

async function openPart() {
  const { vacancy } = board([])
  await openAt(
    '/app',
    <DashboardContext value={{ vacancy, stages: [], team: [], hired: 0, may: () => true }}>
      <OfferPart application={application} />
    </DashboardContext>,
  )
}

it('what was written stands again after another tab was opened and after a reload', async () => {
  signedIn()
  onTestFinished(() => sessionStorage.clear())
  serverWith({ [LIST]: () => Response.json({ items: [], next_cursor: null }) })
  await openPart()
  await page.getByRole('button', { name: 'Preparar oferta' }).click()
  await page.getByLabelText('Salario bruto').fill('31.250')
  await page.getByLabelText(/^Condiciones/).fill('Dos días en casa.')
  await cleanup()
  await openPart()
  await expect.element(page.getByLabelText('Salario bruto')).toHaveValue('31.250')
  await expect.element(page.getByLabelText(/^Condiciones/)).toHaveValue('Dos días en casa.')
  expect(Object.keys(sessionStorage).some((key) => key.startsWith('held:offer:'))).toBe(true)
  await page.getByRole('button', { name: 'Descartar' }).click()
  expect(Object.keys(sessionStorage).some((key) => key.startsWith('held:offer:'))).toBe(false)
})

it('under the legal minimum nothing can be sent; outside the ad it asks why', async () => {
  const offer = anOffer({ state: 'DRAFT', salary: 15_000_00, sent_at: null, sent_on: null })
  const SEND = `POST /api/v1/applications/a/offers/${offer.id}/send`
  const mail = { subject: 'Tienes una oferta de Acme', paragraphs: ['Léela con calma.'] }
  const said = { blocked: 'La ley no permite pagar menos.' as string | null, outside: 'El anuncio dice otra cosa.' }
  signedIn()
  const heard = serverWith({
    [LIST]: () => Response.json({ items: [offer], next_cursor: null }),
    [`GET /api/v1/applications/a/offers/${offer.id}/preview`]: () => Response.json({ mail, ...said }),
    [SEND]: () => Response.json(offer),
  })
  await openPart()
  const dialog = page.getByRole('dialog', { name: 'Revisa la oferta antes de enviarla' })
  await page.getByRole('button', { name: 'Revisar y enviar' }).click()
  await expect.element(dialog.getByText('La ley no permite pagar menos.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Enviar oferta' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await cleanup()
  said.blocked = null
  await openPart()
  await page.getByRole('button', { name: 'Revisar y enviar' }).click()
  await expect.element(dialog.getByRole('article', { name: 'Correo para Ana García' })).toBeVisible()
  await dialog.getByLabelText('Por qué la envías así').fill('Pidió menos horas.')
  await dialog.getByRole('button', { name: 'Enviar oferta' }).click()
  await expect.poll(() => heard.find(({ call }) => call === SEND)?.body).toEqual({ reason: 'Pidió menos horas.' })
})
