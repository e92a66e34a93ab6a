import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { queryClient } from '#web/data/query-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { ConnectionNote } from './connection-note.tsx'

const away = new ApiError({ status: 0, code: 'network', message: 'No pudimos conectar.' })
let is_away = true
const answer = async () => {
  if (is_away) throw away
  return 'María-José O’Neill'
}

function Screen() {
  const list = useQuery({ queryKey: ['list'], queryFn: answer, retry: false })
  return (
    <>
      <p>{list.data ?? 'Nada todavía'}</p>
      <ConnectionNote />
    </>
  )
}

it('says that nothing comes, and brings what failed by itself once something does', async () => {
  await openAt('/app', <Screen />)
  const note = page.getByText('Sin conexión con Skillo. Seguimos intentándolo.')
  const poll = () => queryClient.fetchQuery({ queryKey: ['poll'], queryFn: answer, retry: false }).catch(() => null)
  await poll()
  await expect.element(note).toBeVisible()
  is_away = false
  await poll()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(page.getByText('María-José O’Neill')).toBeVisible()
})

it('asks again by itself while nothing comes, at once when the network is back', async () => {
  is_away = true
  queryClient.clear()
  const heard = serverWith({
    'GET /api/v1/health': () => (is_away ? Promise.reject(new TypeError('away')) : Response.json({})),
  })
  await openAt('/app', <Screen />)
  const note = page.getByText('Sin conexión con Skillo. Seguimos intentándolo.')
  await queryClient.fetchQuery({ queryKey: ['poll'], queryFn: answer, retry: false }).catch(() => null)
  await expect.element(note).toBeVisible()
  const comesBack = () => window.dispatchEvent(new Event('online'))
  await expect.poll(() => comesBack() && heard.length, { interval: 20, timeout: 2_000 }).toBeGreaterThan(0)
  await expect.element(note).toBeVisible()
  is_away = false
  comesBack()
  await expect.element(note, { timeout: 2_000 }).not.toBeInTheDocument()
  await expect.element(page.getByText('María-José O’Neill')).toBeVisible()
})
