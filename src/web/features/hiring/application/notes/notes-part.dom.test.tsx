import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Dashboard } from '#shared/hiring/board.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { DashboardContext } from '../../dashboard/dashboard-context.ts'
import { TERMS } from '../../testing/terms.ts'
import { NotesPart } from './notes-part.tsx'

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

/** Two applications, one in sight at a time. */
function Screen() {
  const [id, setId] = useState('a')
  return (
    <DashboardContext value={{ vacancy, stages: [], team: [], hired: 0, may: () => true }}>
      <button type="button" onClick={() => setId(id === 'a' ? 'b' : 'a')}>
        La otra
      </button>
      <NotesPart key={id} application={{ id }} />
    </DashboardContext>
  )
}

it('a private note that was only begun is still private when its writer comes back to it', async () => {
  const nothing = () => Response.json({ items: [], next_cursor: null, readers: [] })
  const of = (id: string) => `/api/v1/applications/${id}`
  const heard = serverWith({
    [`GET ${of('a')}/notes`]: nothing,
    [`GET ${of('b')}/notes`]: nothing,
    [`GET ${of('a')}/tasks`]: nothing,
    [`GET ${of('b')}/tasks`]: nothing,
  })
  signedIn()
  await openAt('/app', <Screen />)
  const note = page.getByRole('textbox', { name: 'Nueva nota' })
  const only_leads = page.getByRole('checkbox', { name: 'Solo para quien dirige el proceso' })
  await note.fill('Pide más de lo que hay.')
  await only_leads.click()

  await page.getByRole('button', { name: 'La otra' }).click()
  await expect.element(note).toHaveValue('')
  await expect.element(only_leads).not.toBeChecked()
  await page.getByRole('button', { name: 'La otra' }).click()
  await expect.element(note).toHaveValue('Pide más de lo que hay.')
  await expect.element(only_leads).toBeChecked()
  await page.getByRole('button', { name: 'Guardar nota' }).click()
  await expect
    .poll(() => heard.find(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({ body: 'Pide más de lo que hay.', visibility: 'PRIVATE_LEADS' })
})

const LAURA = '0b8f6f7e-7d0c-4a8e-9a5c-0d6a3f1c2b11'
const LUIS = '0b8f6f7e-7d0c-4a8e-9a5c-0d6a3f1c2b12'
const readers = [
  { member_id: LAURA, full_name: 'Laura Gómez', reads_private: true },
  { member_id: LUIS, full_name: 'Luis Núñez', reads_private: true },
]

it('somebody is mentioned by keyboard alone, in the middle of a text, and the list stands in view', async () => {
  await page.viewport(390, 420)
  const of = '/api/v1/applications/a'
  const notes = () => Response.json({ items: [], next_cursor: null, readers })
  const heard = serverWith({ [`GET ${of}/notes`]: notes, [`GET ${of}/tasks`]: notes })
  signedIn()
  await openAt('/app', <Screen />)
  const note = page.getByRole('textbox', { name: 'Nueva nota' })
  const list = page.getByRole('listbox', { name: 'Personas para mencionar' })
  await note.fill('¿La llamas?')
  await userEvent.keyboard('{Home}@L')
  await expect.element(list).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const active = list.getByRole('option', { selected: true })
  await expect.element(active).toHaveTextContent('Luis Núñez')
  await expect.element(note).toHaveAttribute('aria-activedescendant', active.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(note).toHaveValue('@Luis Núñez ¿La llamas?')
  await expect.element(list).not.toBeInTheDocument()

  // Escape closes the list alone, Enter completes what was begun, and without a list it is a new line.
  await userEvent.keyboard('{End} @La')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('u{Enter}hoy{Enter}.')
  await expect.element(note).toHaveValue('@Luis Núñez ¿La llamas? @Laura Gómez hoy\n.')
  await page.getByRole('button', { name: 'Guardar nota' }).click()
  await expect
    .poll(() => heard.find(({ call }) => call.startsWith('POST'))?.body)
    .toMatchObject({ body: `@[${LUIS}] ¿La llamas? @[${LAURA}] hoy\n.` })
})
