import type { APIRequestContext } from '@playwright/test'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

test('a recruiter reads whoever applied, with how to reach them; a stranger finds nobody', async ({
  page,
  request,
}) => {
  const [seeker, recruiter] = await Promise.all(['valeria', 'tomas'].map((name) => demoAccount(request, name)))
  if (!seeker || !recruiter) throw new Error('the demonstration has both')
  const { items } = await (
    await request.get('/api/v1/cvs', { headers: { authorization: `Bearer ${seeker.token}` } })
  ).json()
  await signIn(page, recruiter)
  await page.goto(`/app/candidate/${items[0].id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Valeria Montes' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Experiencia' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contacto' }).getByText('valeria@demo.skillo.example')).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await waiting).suggestedFilename()).toBe('CV Valeria Montes.pdf')
  await expectGoodPage(page)

  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto(`/app/candidate/${items[0].id}`)
  await expect(page.getByRole('heading', { name: 'No encontramos este perfil' })).toBeVisible()
})

async function demoAccount(request: APIRequestContext, name: string): Promise<Account> {
  const data = { email: `${name}@demo.skillo.example`, password: 'demo-skillo-2026' }
  return { ...(await (await request.post('/api/v1/auth/login', { data })).json()), password: data.password }
}
