import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Outgoing } from '#shared/hiring/outgoing.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { OutgoingQueue } from './outgoing-queue.tsx'

const mail: Outgoing = {
  id: 'm',
  application_id: 'a',
  full_name: 'Íñigo Etxeberria',
  kind: 'REJECTION',
  created_by_name: 'Laura',
  subject: 'Tu postulación',
  body: 'Lo de antes.',
  send_at: '2026-11-19T09:00:00.000Z',
  settled_at: null,
  state: 'QUEUED',
  bulk_id: null,
}
const LIST = 'GET /api/v1/vacancies/v/outgoing'
const CHANGE = 'PUT /api/v1/vacancies/v/outgoing/m'
const refusal = (code: string, message: string) =>
  Response.json({ error: { code, message }, request_id: 'r' }, { status: 409 })

/** Somebody who has typed «Lo mío.» while a colleague did `meanwhile`. */
async function typed(meanwhile: Outgoing[], refused: Response) {
  let items = [mail]
  const heard = serverWith({
    [LIST]: () => Response.json({ items, next_cursor: null, queued: items.length }),
    'GET /api/v1/vacancies/v/dashboard/changes': () => Response.json({ cards: [] }),
    [CHANGE]: ({ body }) => {
      const { before } = body as { before: { body: string } }
      if (before.body !== mail.body) return Response.json({ ...mail, body: 'Lo mío.' })
      items = meanwhile
      return refused.clone()
    },
  })
  signedIn()
  await openAt('/app', <OutgoingQueue vacancy_id="v" />)
  await page.getByRole('button', { name: /^Cola de envío/ }).click()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabelText('Texto').fill('Lo mío.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  return heard
}
const changes = (heard: Awaited<ReturnType<typeof typed>>) =>
  heard.filter(({ call }) => call === CHANGE).map(({ body }) => body as Record<string, unknown>)

it('shows what a colleague wrote meanwhile beside the own words, which are saved once they chose', async () => {
  const theirs = { ...mail, body: 'Lo de Iker.' }
  const heard = await typed([theirs], refusal('version_conflict', 'Alguien de tu equipo cambió este correo.'))
  await expect.element(page.getByText(/Lo de Iker\./)).toBeVisible()
  await expect.element(page.getByLabelText('Texto')).toHaveValue('Lo mío.')
  // Said once, and not as a failure beside it.
  expect(page.getByText(/^Alguien de tu equipo cambió este correo/).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Seguir con mi texto' }).click()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.element(page.getByLabelText('Texto')).not.toBeInTheDocument()
  expect(changes(heard).map(({ body, before }) => [body, (before as Outgoing).body])).toEqual([
    ['Lo mío.', 'Lo de antes.'],
    ['Lo mío.', 'Lo de Iker.'],
  ])
})

it('takes what the colleague wrote, where that is chosen', async () => {
  await typed([{ ...mail, body: 'Lo de Iker.' }], refusal('version_conflict', 'Cambió.'))
  await page.getByRole('button', { name: 'Usar el suyo' }).click()
  await expect.element(page.getByLabelText('Texto')).toHaveValue('Lo de Iker.')
})

it('keeps the words of a mail that left while somebody was writing', async () => {
  await typed([], refusal('state_conflict', 'Este correo ya salió. Puedes escribir otro mensaje.'))
  await expect.element(page.getByText('Este correo ya salió. Puedes escribir otro mensaje.')).toBeVisible()
  await expect.element(page.getByLabelText('Texto')).toHaveValue('Lo mío.')
})
