import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aCompany, send } from '../support/browser/company-walk.ts'
import { type Account, confirmAddress, expect, registerAccount, signIn, test } from '../support/browser/e2e.ts'
import { aVacancy, completeProfile, good } from '../support/browser/vacancies-walk.ts'
import { soak } from '../support/chance/soak.ts'
import { hostileTexts } from '../support/hostile/hostile-texts.ts'

const ROUNDS = soak(1, 6)

/** Another text for every field, so that a few rounds show each of them in many places. */
function textsFrom(round: number) {
  let at = round * 5
  return (before = '', most = 200): string => {
    at += 1
    return `${before} ${hostileTexts[at % hostileTexts.length]}`.trim().slice(0, most)
  }
}

/** Everything that a page did because of a text: what ran, what was refused to run, where it wanted to go. */
function watch(page: Page): () => Promise<string[]> {
  const found: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) found.push(message.text())
  })
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) found.push(request.url())
  })
  return async () => {
    if (await page.evaluate<boolean>('"__xss" in window')) found.push(`ran on ${page.url()}`)
    return found
  }
}

async function look(page: Page, paths: readonly string[], who?: Account): Promise<void> {
  const seen = watch(page)
  if (who) await signIn(page, who)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect([path, ...(await seen())]).toEqual([path])
  }
}

for (let round = 0; round < ROUNDS; round += 1)
  test(`hostile texts stay texts wherever somebody reads them (${round + 1})`, async ({ page, request }) => {
    const text = textsFrom(round)
    const seeker = await registerAccount(request, { full_name: "Nerea O'Hara-Ñíguez", intent: 'SEEKER' })
    await confirmAddress(request, seeker)
    const profile = { headline: text('', 100), bio: text('Hola'), city: text('', 80), country: 'ES' }
    await send(request, seeker, 'PUT', 'users/me', { ...profile, visibility: 'VISIBLE' })
    const job = { id: randomUUID(), position: text('Analista', 100), company: text('Acme', 100), start: '2019-01' }
    const document = {
      summary: text('Sobre mí'),
      experience: [{ ...job, current: true, summary: text(), achievements: [text()] }],
      education: [{ id: randomUUID(), degree: text('', 100), school: text('', 100) }],
      skills: [{ id: randomUUID(), name: text('', 50) }],
    }
    const cv = await send(request, seeker, 'POST', 'cvs', { title: text('CV', 80), document })

    const owner = await registerAccount(request, { full_name: 'Iker Etxeberria', intent: 'RECRUITER' })
    await confirmAddress(request, owner)
    const company = await completeProfile(request, owner, await aCompany(request, owner, text('Molinos', 100)))
    const vacancy = await aVacancy(request, owner, company, {
      ...{ title: text('Analista', 100), responsibilities: [text('Informes')], department: text('', 60) },
      description: `${good().description}<p>${text()}</p>`,
    })
    await send(request, owner, 'POST', `vacancies/${vacancy.id}/publish`, { scheduled_at: null })

    const place = `/app/my-companies/${company.id}`
    await look(page, [`/jobs/${vacancy.id}`])
    await look(page, ['/app', '/app/cv', '/app/settings', `/app/jobs?vacante=${vacancy.id}`], seeker)
    const own = [place, `${place}/vacancies/${vacancy.id}?paso=1`, `${place}/vacancies/${vacancy.id}/dashboard`]
    await look(page, ['/app', ...own, `/app/candidate/${cv.id}`], owner)
  })

test('a text that were taken for a program would be seen', async ({ page }) => {
  const seen = watch(page)
  await page.goto('/login')
  await page.evaluate(`try { document.body.innerHTML += '<img src=x onerror=__xss=1>' } catch {}`)
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
})
