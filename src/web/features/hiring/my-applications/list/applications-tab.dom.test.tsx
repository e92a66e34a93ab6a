import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { anId, applicationsPage, inSome, myApplication } from '../../testing/seeker-fixtures.ts'
import { ApplicationsTab } from './applications-tab.tsx'

const LIST = 'GET /api/v1/applications'
const HERE = '/app/my-applications'

const items = [
  myApplication(1, { undo_until: new Date(Date.now() + 50_000).toISOString() }),
  myApplication(2, { state: 'EN_ENTREVISTAS', next_action: 'CHOOSE_SLOT', unread_messages: 2 }),
  myApplication(3, { state: 'SIN_RESPUESTA', promised_reply_at: inSome(-3) }),
  myApplication(4, { state: 'VISTA', promised_reply_at: inSome(6) }),
]

function serve(list = items, more: Parameters<typeof serverWith>[0] = {}) {
  signedIn()
  return serverWith({ [LIST]: () => Response.json(applicationsPage(list)), ...more })
}

const asked = (address: () => string) => new URLSearchParams(address().split('?')[1])
const card = (n: number) => page.getByRole('listitem').filter({ hasText: `Puesto ${n}` })

describe('own applications', () => {
  it('say their state, what waits for the person and how long the promise still is', async () => {
    serve()
    await openAt(HERE, <ApplicationsTab />)
    await expect.element(card(2).getByText('En entrevistas')).toBeVisible()
    await expect.element(card(2).getByText('Elige un horario de entrevista')).toBeVisible()
    await expect.element(card(2).getByText('2 mensajes sin leer')).toBeVisible()
    await expect.element(card(3).getByText(/^Prometió responder antes del .* y aún no lo ha hecho$/)).toBeVisible()
    await expect.element(card(4).getByText(/· en 6 días$/)).toBeVisible()
    await expect.element(card(2).getByRole('link')).toHaveAttribute('href', `${HERE}?postulacion=${anId(2)}`)
  })

  it('stand side by side by what happened to them', async () => {
    serve()
    const { address } = await openAt(HERE, <ApplicationsTab />)
    await page.getByRole('button', { name: 'Tablero' }).click()
    await expect.poll(() => asked(address).get('vista')).toBe('tablero')
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    await expect.element(column('Vistas y en revisión').getByText('Puesto 4')).toBeVisible()
    await expect.element(column('Terminadas').getByText('Puesto 3')).toBeVisible()
    await expect.element(column('Ofertas').getByText('Nada por aquí.')).toBeVisible()
  })

  it('are narrowed by state in the address, and all come back', async () => {
    serve([], {})
    const { address } = await openAt(`${HERE}?estado=OFERTA`, <ApplicationsTab />)
    await expect.element(page.getByText('Ninguna de tus postulaciones coincide con lo que buscas.')).toBeVisible()
    await page.getByLabelText('Estado').selectOptions('abiertas')
    await expect.poll(() => asked(address).get('estado')).toBe('abiertas')
    await page.getByRole('button', { name: 'Ver todas' }).click()
    await expect.poll(() => asked(address).get('estado')).toBe(null)
    await expect
      .element(page.getByText('Aún no te has postulado. Cuando lo hagas, aquí verás en qué punto está cada proceso.'))
      .toBeVisible()
  })

  it('can be taken back from the list; a refusal is told', async () => {
    const heard = serve(items, {
      [`POST /api/v1/applications/${anId(1)}/undo`]: () => refusal(409, 'Ya pasaron 60 segundos.'),
    })
    await openAt(HERE, <ApplicationsTab />)
    await card(1).getByRole('button', { name: 'Deshacer la postulación' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ya pasaron 60 segundos.')
    // Whatever came of it, the list is asked for again.
    await expect.poll(() => heard.filter(({ call }) => call === LIST).length).toBeGreaterThan(1)
  })
})
