import { useQuery } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { ConnectionNote } from '#web/shell/frames/connection-note.tsx'
import { queryClient } from '../query-client.ts'
import { forgetAnswers, keepAnswer, keptAnswer } from './kept-answers.ts'
import { KEPT } from './kept-queries.ts'

const OWN = ['own']
const KEY = '["own"]'
const failure = (status: number) => new ApiError({ status, code: 'x', message: 'No se pudo.' })
let fails: number | null = null
let answers = 'María-José O’Neill'

function Screen() {
  const own = useQuery({
    queryKey: OWN,
    meta: KEPT,
    retry: false,
    queryFn: async () => {
      if (fails !== null) throw failure(fails)
      return { name: answers }
    },
  })
  return (
    <>
      <p>{own.data?.name ?? (own.isError ? 'No se pudo' : 'Cargando')}</p>
      <ConnectionNote />
    </>
  )
}

afterEach(async () => {
  fails = null
  answers = 'María-José O’Neill'
  await forgetAnswers()
})

const kept = () => keptAnswer('u1', KEY)
const note = () => page.getByText(/Sin conexión: ves lo último que guardamos \(/)

describe('an own answer', () => {
  it('is kept, and read while there is no network, which is said; then the newer one takes its place', async () => {
    signedIn()
    await openAt('/app', <Screen />)
    await expect.poll(kept).toMatchObject({ answer: { name: 'María-José O’Neill' } })
    queryClient.clear()
    fails = 0
    answers = 'La de ahora'
    await openAt('/app', <Screen />)
    await expect.element(page.getByText('María-José O’Neill').last()).toBeVisible()
    await expect.element(note().last()).toBeVisible()
    fails = null
    await queryClient.refetchQueries()
    await expect.element(page.getByText('La de ahora').last()).toBeVisible()
    await expect.poll(kept).toMatchObject({ answer: { name: 'La de ahora' } })
  })

  it('follows what was changed here meanwhile', async () => {
    signedIn()
    await openAt('/app', <Screen />)
    await expect.poll(kept).toBeDefined()
    queryClient.setQueryData(OWN, { name: 'Cambiado' })
    await expect.poll(kept).toMatchObject({ answer: { name: 'Cambiado' } })
  })

  it('does not stand in for what the server says itself', async () => {
    signedIn()
    await keepAnswer('u1', KEY, { at: 1, answer: { name: 'Viejo' } })
    fails = 500
    await openAt('/app', <Screen />)
    await expect.element(page.getByText('No se pudo')).toBeVisible()
  })

  it('is nobody else’s, and gone with the session, however it ends', async () => {
    signedIn()
    await keepAnswer('u2', KEY, { at: 1, answer: { name: 'De otra persona' } })
    fails = 0
    await openAt('/app', <Screen />)
    await expect.element(page.getByText('No se pudo')).toBeVisible()
    for (const end of [
      () => useSession.getState().logout(),
      () => useSession.getState().expire('token-1'),
      () => useSession.getState().setToken('another'),
    ]) {
      useSession.setState({ token: 'token-1' })
      await expect.poll(kept).toBeUndefined()
      await keepAnswer('u1', KEY, { at: 1, answer: { name: 'Viejo' } })
      end()
      await expect.poll(kept).toBeUndefined()
    }
  })
})
