import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Card, Dashboard } from '#shared/hiring/board.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { DashboardContext } from '../dashboard/dashboard-context.ts'
import { TERMS } from '../testing/terms.ts'
import { RejectDialog } from './reject-dialog.tsx'

const NOW = '2026-11-16T09:00:00.000Z'
const card: Card = {
  id: 'a1',
  version: 1,
  state: 'ACTIVE',
  stage_id: 's1',
  full_name: 'Íñigo Etxeberria',
  headline: '',
  match: null,
  applied_at: NOW,
  stage_since: NOW,
  last_contact_at: null,
  promised_reply_at: null,
  is_viewed: true,
  is_blind: false,
  unread_messages: 0,
  next_interview_at: null,
  scorecards: { done: 0, asked: 0 },
  unexpected_answers: 0,
  tags: [],
  owner: null,
  source: 'DIRECT',
  changed_at: NOW,
}
const stage = { id: 's1', name: 'Entrevista', candidate_label: 'Entrevista', kind: 'INTERVIEW' } as const
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

function Screen() {
  const [open, setOpen] = useState(false)
  const stages = [{ ...stage, expected_days: 5, is_blind: false }]
  return (
    <DashboardContext value={{ vacancy, stages, team: [], hired: 0, may: () => true }}>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && <RejectDialog card={card} onClose={() => setOpen(false)} />}
    </DashboardContext>
  )
}

const sentence = page.getByLabelText('Una frase concreta para esta persona')
const again = () => page.getByRole('button', { name: 'Abrir' }).click()
const OWN = 'Tu caso práctico explicó muy bien el porqué.'

it('keeps what was written when it is closed by mistake, marks what is missing, and forgets it on «Cancelar»', async () => {
  signedIn()
  const prepared = { body: 'Hola.\n\nGracias.', send_at: NOW, requirements: [] }
  serverWith({ 'GET /api/v1/applications/a1/rejection-text': () => Response.json(prepared) })
  await openAt('/app', <Screen />)
  await again()
  await sentence.fill(OWN)
  await userEvent.keyboard('{Escape}')
  await expect.element(sentence).not.toBeInTheDocument()
  await again()
  await expect.element(sentence).toHaveValue(OWN)
  await page.getByRole('button', { name: 'No seleccionar y responder' }).click()
  await expect.element(page.getByLabelText('Motivo')).toHaveAccessibleDescription(/Elige el motivo/)
  await expect.element(page.getByLabelText('Motivo')).toHaveFocus()
  await expect.element(page.getByText('Elige el motivo.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await again()
  await expect.element(sentence).toHaveValue('')
})

it.each([true, false])('explains the point where something has one: %s', async (is_unmet) => {
  signedIn()
  const requirements = ['SQL', 'Python'].map((title, at) => ({ id: `r${at}`, title, is_unmet: is_unmet && at === 1 }))
  const prepared = { body: 'Hola.', send_at: NOW, requirements }
  serverWith({ 'GET /api/v1/applications/a1/rejection-text': () => Response.json(prepared) })
  await openAt('/app', <Screen />)
  await again()
  await expect.element(page.getByText(/^Se lo contamos con estas palabras/)).toBeVisible()
  expect(page.getByText(/Marcamos con un punto/).elements()).toHaveLength(is_unmet ? 1 : 0)
})

it('says who reads the reason, and what they read of a suspicion', async () => {
  signedIn()
  const prepared = { body: 'Hola.', send_at: NOW, requirements: [] }
  serverWith({ 'GET /api/v1/applications/a1/rejection-text': () => Response.json(prepared) })
  await openAt('/app', <Screen />)
  await again()
  const reason = page.getByLabelText('Motivo')
  await expect.element(reason).toHaveAccessibleDescription('Quien se postuló también lo lee.')
  const told = (words: string) => expect.element(reason).toHaveAccessibleDescription(`Quien se postuló lee: «${words}»`)
  await reason.selectOptions('Experiencia')
  await told('Buscábamos otra experiencia para este puesto.')
  await reason.selectOptions('No es una postulación real')
  await told('Decidimos no seguir adelante con tu postulación.')
})
