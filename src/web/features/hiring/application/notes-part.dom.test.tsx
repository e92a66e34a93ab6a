import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Dashboard } from '#shared/hiring/board.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { DashboardContext } from '../dashboard/dashboard-context.ts'
import { TERMS } from '../testing/terms.ts'
import { NotesPart } from './notes-part.tsx'

const vacancy: Dashboard['vacancy'] = {
  ...{ id: 'v', company_id: 'c', title: 'Analista', state: 'PUBLISHED', openings: 1, hired: 0, reply_days: 10 },
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
    ...{ [`GET ${of('a')}/notes`]: nothing, [`GET ${of('b')}/notes`]: nothing },
    ...{ [`GET ${of('a')}/tasks`]: nothing, [`GET ${of('b')}/tasks`]: nothing },
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
