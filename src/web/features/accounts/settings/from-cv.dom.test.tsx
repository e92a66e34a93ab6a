import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { FromCv } from './from-cv.tsx'

const me = (known: Partial<CurrentUser>) => ({ phone: null, city: null, country: 'MX', ...known }) as CurrentUser

const answers = {
  'GET /api/v1/cvs': () => Response.json({ items: [{ id: 'cv-1' }] }),
  'GET /api/v1/cvs/cv-1': () =>
    Response.json({ document: { basics: { city: 'Guadalajara', phone: '+52 33 5555 0142' } } }),
  'PUT /api/v1/users/me': () => Response.json({}),
}

it('offers what the CV says and the account does not know, and takes it over with one press', async () => {
  signedIn()
  const asked = serverWith(answers)
  const taken: unknown[] = []
  await openAt('/app/settings', <FromCv me={me({ phone: '+525512345678' })} onTaken={(one) => taken.push(one)} />)
  await expect.element(page.getByText('Guadalajara', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Usar los datos de mi CV' }).click()
  await expect.poll(() => taken).toEqual([{ city: 'Guadalajara' }])
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ city: 'Guadalajara' })
})

it('takes the country over with the town and the number, which nobody could place without it', async () => {
  signedIn()
  const basics = { city: 'Lima', country: 'PE', phone: '987 654 321' }
  const asked = serverWith({ ...answers, 'GET /api/v1/cvs/cv-1': () => Response.json({ document: { basics } }) })
  const taken: unknown[] = []
  await openAt('/app/settings', <FromCv me={me({ country: null })} onTaken={(one) => taken.push(one)} />)
  await expect.element(page.getByText('Lima, Perú · 987 654 321')).toBeVisible()
  await page.getByRole('button', { name: 'Usar los datos de mi CV' }).click()
  await expect.poll(() => taken).toEqual([basics])
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual(basics)
})

it('leaves out a number without a code of another country than the account’s', async () => {
  signedIn()
  const basics = { city: 'Lima', country: 'PE', phone: '987 654 321' }
  serverWith({ ...answers, 'GET /api/v1/cvs/cv-1': () => Response.json({ document: { basics } }) })
  await openAt('/app/settings', <FromCv me={me({ country: 'ES' })} onTaken={() => undefined} />)
  await expect.element(page.getByText('Lima', { exact: true })).toBeVisible()
})

it('offers nothing to whoever has said all of it', async () => {
  signedIn()
  const asked = serverWith(answers)
  await openAt('/app/settings', <FromCv me={me({ phone: '+525512345678', city: 'Lima' })} onTaken={() => undefined} />)
  await expect.poll(() => asked.map(({ call }) => call)).toEqual(['GET /api/v1/cvs'])
  await expect.element(page.getByText('Tu CV ya lo dice')).not.toBeInTheDocument()
})
