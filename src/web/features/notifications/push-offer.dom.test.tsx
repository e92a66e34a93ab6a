import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { PushOffer } from './push-offer.tsx'

const DEVICES = 'GET /api/v1/notifications/push'
const QUESTION = '¿Te avisamos aquí?'

/** Nobody has answered the browser yet; answers with how often the person was asked. */
function undecided(answer: NotificationPermission) {
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default')
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue(answer)
  onTestFinished(() => {
    permission.mockRestore()
    ask.mockRestore()
  })
  return ask
}

afterEach(() => localStorage.removeItem('push-offer-closed'))

const question = () => page.getByText(QUESTION)

it('asks by itself first; the browser asks only after its button', async () => {
  const ask = undecided('denied')
  signedIn()
  serverWith({ [DEVICES]: () => Response.json({ public_key: 'BKey', items: [] }) })
  await openAt('/app', <PushOffer text={QUESTION} />)
  await expect.element(question()).toBeVisible()
  expect(ask).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Avisarme' }).click()
  await expect.element(page.getByText(/Tu navegador no permite los avisos de Skillo\./)).toBeVisible()
  expect(ask).toHaveBeenCalledOnce()
})

it('stays away once somebody said no, and where nothing can be sent or the browser was answered', async () => {
  undecided('granted')
  signedIn()
  serverWith({ [DEVICES]: () => Response.json({ public_key: 'BKey', items: [] }) })
  await openAt('/app', <PushOffer text={QUESTION} />)
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  await openAt('/app', <PushOffer text="Otra vez" />)
  await expect.element(page.getByText('Otra vez')).not.toBeInTheDocument()
})
