import { randomBytes } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { CHEAP_PAGE, warmContext } from '../warm-context.ts'

export { expect }

/**
 * Every test comes from a network of its own, as far as the server can tell, and finds a browser that knows the program.
 * `test.use` cannot change that browser's options: a test that needs others opens a context of its own.
 */
export const test = base.extend<object, { warm: ReturnType<typeof warmContext> }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const network = randomBytes(6).toString('hex').match(/.{4}/g)?.join(':')
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `2001:db8:${network?.slice(0, 9)}::1` })
  },
  warm: [
    async ({ browser }, use) => {
      const warm = warmContext(browser)
      await use(warm)
      await warm.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ warm, extraHTTPHeaders }, use) => {
    const context = await warm.open(extraHTTPHeaders ?? {})
    await use(context)
    await warm.leave()
  },
})

export const PASSWORD = 'lluvia-sobre-el-tejado'

export interface Account {
  token: string
  password: string
  user: { id: string; full_name: string; email: string; intent: 'SEEKER' | 'RECRUITER' | null }
}

export async function registerAccount(
  request: APIRequestContext,
  values: { full_name?: string; intent?: 'SEEKER' | 'RECRUITER' } = {},
): Promise<Account> {
  const email = `persona-${randomBytes(6).toString('hex')}@correo.example`
  const data = { full_name: values.full_name ?? 'Ana Prueba', email, password: PASSWORD, accept_terms: true }
  const registered = await request.post('/api/v1/auth/register', { data })
  expect(registered.status()).toBe(201)
  const { token, user } = await registered.json()
  if (!values.intent) return { token, user, password: PASSWORD }
  const headers = { authorization: `Bearer ${token}` }
  const chosen = await request.put('/api/v1/users/me/intent', { data: { intent: values.intent }, headers })
  expect(chosen.status()).toBe(200)
  return { token, user: await chosen.json(), password: PASSWORD }
}

/** Opens the application as this person, exactly as a browser that signed in earlier. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const { id, full_name, email, intent } = account.user
  const stored = JSON.stringify({ state: { token: account.token, user: { id, full_name, email, intent } }, version: 0 })
  // A page that shows nothing yet shares the storage of the one that keeps this worker's program warm.
  const keeper =
    page.url() === 'about:blank' &&
    page
      .context()
      .pages()
      .find((one) => one.url().endsWith(CHEAP_PAGE))
  if (!keeper) await page.goto(CHEAP_PAGE)
  await (keeper || page).evaluate((value) => localStorage.setItem('auth-storage', value), stored)
}

interface SentMessage {
  channel: 'MAIL' | 'SMS'
  recipient: string
  subject: string
  text: string
}

async function sentTo(request: APIRequestContext, recipient: string): Promise<SentMessage[]> {
  const response = await request.get('/api/dev/outbox', {
    params: { to: recipient },
    headers: { accept: 'application/json' },
  })
  return (await response.json()).items
}

/** What waits in a queue leaves with the clock of every minute. */
const A_CLOCK_STRIKES_MS = 90_000

async function newest(request: APIRequestContext, recipient: string, wanted: RegExp): Promise<SentMessage> {
  let found: SentMessage | undefined
  await expect
    .poll(
      async () => {
        found = (await sentTo(request, recipient)).find((sent) => wanted.test(`${sent.subject}\n${sent.text}`))
        return found !== undefined
      },
      { message: `a message like ${wanted} to ${recipient}`, timeout: A_CLOCK_STRIKES_MS },
    )
    .toBe(true)
  if (!found) throw new Error('unreachable')
  return found
}

/** The newest mail to somebody whose subject or text matches; waits until it was sent. */
export const lastMailTo = (request: APIRequestContext, email: string, wanted = /./) => newest(request, email, wanted)

/** The six digits of the newest SMS. */
export async function lastSmsTo(request: APIRequestContext, phone: string): Promise<string> {
  const { text } = await newest(request, phone, /código/)
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

/** Where the link of a mail leads, inside this server. */
export function linkIn(mail: SentMessage): string {
  const url = /https?:\/\/\S+\?token=\S+/.exec(mail.text)?.[0]
  if (!url) throw new Error('the mail has no link')
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** Follows the first mail, as the owner of the address would. */
export async function confirmAddress(request: APIRequestContext, account: Account): Promise<void> {
  const link = linkIn(await lastMailTo(request, account.user.email, /verify-email/))
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  await request.post('/api/v1/users/verify-email', { data: { token } })
}
