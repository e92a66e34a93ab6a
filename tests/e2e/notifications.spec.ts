import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { stopClock, tickUntil } from '#tests/support/browser/page-clock.ts'

/** Signing in from a network that the account has never used writes one notice. */
async function addNotice(request: APIRequestContext, account: Account): Promise<void> {
  const headers = {
    'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::9`,
  }
  const data = { email: account.user.email, password: account.password }
  expect((await request.post('/api/v1/auth/login', { data, headers })).status()).toBe(200)
}

async function openWith(page: Page, request: APIRequestContext, notices: number): Promise<Account> {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  for (let count = 0; count < notices; count += 1) await addNotice(request, account)
  await signIn(page, account)
  await page.goto('/app')
  return account
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notificaciones/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificaciones' })

// Escape, focus, what an item leads to and what a failure says are tried at the bell itself.
test('the bell counts what is unread, the panel shows it and marks it read', async ({ page, request }) => {
  const account = await openWith(page, request, 2)
  await expect(bell(page)).toHaveAccessibleName('Notificaciones: 2 sin leer')
  await expect(page.getByTestId('unread-dot')).toBeVisible()
  const marked = page.waitForRequest('**/api/v1/notifications/mark-as-read')
  const again = page.waitForResponse((response) => response.url().endsWith('/api/v1/notifications/'))
  await bell(page).click()
  await expect(panel(page).getByRole('heading', { name: 'Notificaciones' })).toBeVisible()
  const items = panel(page).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText(/Iniciaste sesión desde un lugar nuevo.*hace /)
  await expect(panel(page).locator('[data-unread=true]')).toHaveCount(2)
  const sent: string[] = (await marked).postDataJSON().notification_ids
  const headers = { authorization: `Bearer ${account.token}` }
  const stored: { id: string }[] = await (await request.get('/api/v1/notifications/', { headers })).json()
  expect(sent.toSorted()).toEqual(stored.map((one) => one.id).toSorted())
  await again
  await expect(bell(page)).toHaveAccessibleName('Notificaciones: 0 sin leer')
  await expect(page.getByTestId('unread-dot')).toHaveCount(0)
})

const long_list = Array.from({ length: 6 }, (_, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  message: `Aviso ${index}: ${'palabras '.repeat(12)}`,
  is_read: true,
  created_at: new Date(Date.now() - index * 3_600_000).toISOString(),
  link_to: null,
  kind: 'TEST',
}))

test('a long list scrolls', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.route('**/api/v1/notifications/', (route) => route.fulfill({ json: long_list }))
  await openWith(page, request, 0)
  await bell(page).click()
  const list = panel(page).getByRole('list')
  await expect(list).toBeVisible()
  await list.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect(list.getByRole('listitem').last()).toBeInViewport()
  await expect(list.getByRole('listitem').first()).not.toBeInViewport()
})

test('one poller asks every 30,000 ms while there is a token, also in the background', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  let [asked, answered] = [0, 0]
  const isPoll = (url: string) => url.endsWith('/api/v1/notifications/')
  page.on('request', (one) => {
    if (isPoll(one.url())) asked += 1
  })
  page.on('response', (one) => {
    if (isPoll(one.url())) answered += 1
  })
  await page.clock.install()
  await stopClock(page)
  await page.goto('/app')
  const waited = await tickUntil(page, () => answered === 1)
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  `)
  // A new document's clock may run on for a moment before it is stopped.
  await page.clock.runFor(29_000 - waited)
  expect(answered).toBe(1)
  // When it is asked is the page's own time; how long the answer takes is the machine's.
  const late = await tickUntil(page, () => asked === 2, 50)
  expect(late - waited).toBeLessThan(2_000)
  await expect.poll(() => answered).toBe(2)
  await page.clock.runFor(30_000)
  await tickUntil(page, () => answered === 3)
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await tickUntil(page, () => page.url().endsWith('/login'))
  await page.clock.runFor(65_000)
  expect(answered).toBe(3)
})

test('it is polled on public pages too, and an unchanged list costs no body', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await addNotice(request, account)
  await signIn(page, account)
  await page.clock.install()
  const statuses: number[] = []
  page.on('response', (one) => one.url().endsWith('/api/v1/notifications/') && statuses.push(one.status()))
  await page.goto('/privacy')
  await expect.poll(() => statuses).toEqual([200])
  await page.clock.runFor(30_100)
  await expect.poll(() => statuses).toEqual([200, 304])
})
