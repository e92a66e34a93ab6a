import { toast } from 'react-hot-toast/headless'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getMe } from '#shared/accounts/users.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { holdTime } from '#tests/support/dom/dom-clock.ts'
import { lateAnswer, refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { SessionWatcher } from './session-watcher.tsx'

const ME = 'GET /api/v1/users/me'
const EXPIRED = 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.'

beforeEach(() => toast.remove())

const ask = () => call(getMe).catch(({ status }: { status: number }) => status)
const alerts = () =>
  page
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent)

async function open() {
  signedIn('token-1')
  const { pass } = holdTime()
  return { pass, ...(await openAt('/app/cv', <SessionWatcher />)) }
}

describe.each([401, 403])('an answer with status %i', (status) => {
  it('clears the session, says so once however many there are, and leads to /login after 1,500 ms', async () => {
    serverWith({ [ME]: () => refusal(status) })
    const { address, pass } = await open()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([status, status, status])
    expect(useSession.getState()).toMatchObject({ token: null, user: null })
    await pass(1_499)
    expect([address(), alerts()]).toEqual(['/app/cv', [EXPIRED]])
    await pass(1)
    expect([address(), alerts()]).toEqual(['/login', [EXPIRED]])
    expect(useSession.getState().ending).toBeNull()
  })

  it('to an older token ends nothing', async () => {
    const late = lateAnswer()
    serverWith({ [ME]: async () => late.promise.then(() => refusal(status)) })
    const { address, pass } = await open()
    const asked = ask()
    useSession.getState().setToken('token-2')
    late.give({})
    expect(await asked).toBe(status)
    expect(useSession.getState().token).toBe('token-2')
    await pass(5_000)
    expect([address(), alerts()]).toEqual(['/app/cv', []])
  })

  it('without a token is left to whoever asked', async () => {
    serverWith({ [ME]: () => refusal(status) })
    const { address, pass } = await open()
    useSession.getState().logout()
    expect(await ask()).toBe(status)
    await pass(5_000)
    expect([address(), alerts()]).toEqual(['/app/cv', []])
  })
})
