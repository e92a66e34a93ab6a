import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Dashboard } from '#shared/hiring/board.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { lateAnswer, serverWith } from '#tests/support/dom/dom-server.ts'
import { TERMS } from '../testing/terms.ts'
import { FirstPeople } from './first-people.tsx'

const vacancy = (state: Dashboard['vacancy']['state']): Dashboard['vacancy'] => ({
  id: 'v',
  company_id: 'c',
  title: 'Analista',
  state,
  openings: 1,
  reply_days: 10,
  is_neglected: false,
  terms: TERMS,
})

async function open(role: string, state: Dashboard['vacancy']['state'] = 'PUBLISHED') {
  serverWith({ 'GET /api/v1/companies/c': () => Response.json({ me: { role } }) })
  await draw(state)
}

async function draw(state: Dashboard['vacancy']['state']) {
  signedIn()
  await openAt(
    '/app',
    <FirstPeople vacancy={vacancy(state)}>
      <button type="button">Otra manera</button>
    </FirstPeople>,
  )
}

const search = () => page.getByRole('link', { name: 'Buscar personas' })
const share = () => page.getByRole('link', { name: 'Compartir la vacante' })
const other = () => page.getByRole('button', { name: 'Otra manera' })

describe('a vacancy that nobody has applied to', () => {
  it('leads to people who fit and to sharing it', async () => {
    await open('OWNER')
    await expect.element(search()).toHaveAttribute('href', '/app/my-companies/c?tab=talento&vacante=v')
    await expect.element(share()).toHaveAttribute('href', '/app/my-companies/c/vacancies/v?paso=publicar')
  })

  it('shows all its ways at once, so that none moves under a finger', async () => {
    const late = lateAnswer()
    const asked = serverWith({ 'GET /api/v1/companies/c': () => late.promise })
    await draw('PUBLISHED')
    await expect.poll(() => asked.length).toBe(1)
    await expect.element(other()).not.toBeInTheDocument()
    late.give({ me: { role: 'OWNER' } })
    await expect.element(search()).toBeVisible()
    await expect.element(other()).toBeVisible()
  })

  it('offers no search to whoever may not search', async () => {
    await open('INTERVIEWER')
    await expect.element(share()).toBeVisible()
    await expect.element(search()).not.toBeInTheDocument()
  })

  it('leads to itself while it is not published', async () => {
    await open('OWNER', 'PAUSED')
    await expect.element(page.getByRole('link', { name: 'Ver la vacante' })).toBeVisible()
    await expect.element(other()).toBeVisible()
    await expect.element(share()).not.toBeInTheDocument()
  })
})
