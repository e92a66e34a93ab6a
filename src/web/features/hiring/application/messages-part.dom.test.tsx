import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TEMPLATE_VARIABLES } from '#shared/hiring/templates/templates.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { DashboardContext } from '../dashboard/dashboard-context.ts'
import { board, card } from '../testing/board-screen.tsx'
import { MessagesPart } from './messages-part.tsx'

const { vacancy } = board([])
const body = TEMPLATE_VARIABLES.map((name) => `{${name}}`).join('. ')
const text = { id: 't', kind: 'MENSAJE', name: 'Seguimos', subject: 'Novedades', body, updated_at: null }

async function pickFor(is_blind: boolean) {
  signedIn()
  serverWith({
    'GET /api/v1/companies/c': () => Response.json({ name: 'Talleres Ibarra' }),
    'GET /api/v1/companies/c/message-templates': () => Response.json({ items: [text], next_cursor: null }),
    'GET /api/v1/applications/a/messages': () => Response.json({ items: [], next_cursor: null }),
    'GET /api/v1/vacancies/v/dashboard/changes': () => Response.json({ cards: [] }),
  })
  await openAt(
    '/app',
    <DashboardContext value={{ vacancy, stages: [], team: [], hired: 0, may: () => true }}>
      <MessagesPart application={card('a', { is_blind })} />
    </DashboardContext>,
  )
  await page.getByRole('button', { name: 'Usar un texto guardado' }).click()
  await page.getByRole('menuitem', { name: 'Seguimos' }).click()
}

it.each([
  { is_blind: false, nombre: 'Íñigo' },
  // Whoever writes does not know it: it is put in when the message is sent.
  { is_blind: true, nombre: '{nombre}' },
])('fills all that the texts promise to fill, blind: $is_blind', async ({ is_blind, nombre }) => {
  await pickFor(is_blind)
  await expect
    .element(page.getByLabelText('Tu mensaje'))
    .toHaveValue(`${nombre}. Analista. Talleres Ibarra. Equipo de Talleres Ibarra`)
})
