import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { FromCv } from './from-cv.tsx'

const me = (known: Partial<CurrentUser>) => ({ phone: null, city: null, ...known }) as CurrentUser

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

it('offers nothing to whoever has said both', async () => {
  signedIn()
  const asked = serverWith(answers)
  await openAt('/app/settings', <FromCv me={me({ phone: '+525512345678', city: 'Lima' })} onTaken={() => undefined} />)
  await expect.poll(() => asked.map(({ call }) => call)).toEqual(['GET /api/v1/cvs'])
  await expect.element(page.getByText('Tu CV ya lo dice')).not.toBeInTheDocument()
})
