import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { aCompany, send } from '../support/browser/company-walk.ts'
import { type Account, confirmAddress, expect, registerAccount, signIn, test } from '../support/browser/e2e.ts'
import { letMinuteBeOver, letOfferLeave } from '../support/browser/journey/minute-over.ts'
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
    // By its tag: behind a sheet it is hidden from assistive technology.
    await expect(page.locator('main')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect([path, ...(await seen())]).toEqual([path])
  }
}

type Texts = ReturnType<typeof textsFrom>
const PARTS = ['CV', 'Encaje', 'Mensajes', 'Notas', 'Entrevistas', 'Evaluaciones', 'Oferta', 'Historial']

/** An application with a word on every place of it: note, messages of both sides, notes, tasks, an interview and an offer. */
async function talk(request: APIRequestContext, text: Texts, team: Account, vacancy_id: string, person: Person) {
  const { seeker, cv_id } = person
  const body = { creation_key: randomUUID(), cv_id, note: text('Hola') }
  const { id } = await send(request, seeker, 'POST', `jobs/${vacancy_id}/applications`, body)
  await letMinuteBeOver(vacancy_id)
  const as = (who: Account) => (path: string, data: object) =>
    send(request, who, 'POST', `applications/${id}/${path}`, data)
  await as(team)('messages', { creation_key: randomUUID(), body: text('Hola') })
  await as(seeker)('messages', { creation_key: randomUUID(), body: text('Gracias') })
  await as(team)('notes', { body: text('Nota') })
  await as(team)('tasks', { title: text('Llamar', 100) })
  await as(team)('tags', { tags: [text('', 30)] })
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const when = { kind: 'PRESENCIAL', duration_minutes: 30, slots: [soon(2), soon(3)], timezone: 'Europe/Madrid' }
  await as(team)('interviews', {
    ...when,
    usual_only: false,
    title: text('', 80),
    place: text('Obrador'),
    message: text(),
  })
  const money = { salary: 2_400_000, currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO' }
  const days = { start_date: soon(40).slice(0, 10), expires_on: soon(10).slice(0, 10) }
  const offer = await as(team)('offers', { ...money, ...days, terms: text('Condiciones') })
  await as(team)(`offers/${offer.id}/send`, { reason: text('Acordado') })
  await letOfferLeave(id)
  return id
}

interface Person {
  seeker: Account
  cv_id: string
}

/** Opens every part of what the team sees of an application. */
async function lookAtParts(page: Page): Promise<void> {
  const seen = watch(page)
  const panel = page.getByLabel('Postulación abierta')
  for (const part of PARTS) {
    await panel.getByRole('tab', { name: part }).click()
    await expect(panel.getByRole('tabpanel', { name: part })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect([part, ...(await seen())]).toEqual([part])
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
      title: text('Analista', 100),
      responsibilities: [text('Informes')],
      department: text('', 60),
      description: `${good().description}<p>${text()}</p>`,
    })
    await send(request, owner, 'POST', `vacancies/${vacancy.id}/publish`, { scheduled_at: null })

    const application_id = await talk(request, text, owner, vacancy.id, { seeker, cv_id: cv.id })

    const place = `/app/my-companies/${company.id}`
    await look(page, [`/jobs/${vacancy.id}`])
    const sent = ['/app/my-applications', `/app/my-applications?postulacion=${application_id}`]
    await look(page, ['/app', '/app/cv', '/app/settings', `/app/jobs?vacante=${vacancy.id}`, ...sent], seeker)
    const board = `${place}/vacancies/${vacancy.id}/dashboard`
    const own = [place, `${place}/vacancies/${vacancy.id}?paso=1`, `/app/candidate/${cv.id}`, board]
    await look(page, ['/app', ...own, `${board}?postulacion=${application_id}`], owner)
    await lookAtParts(page)
  })

test('a text that were taken for a program would be seen', async ({ page }) => {
  const seen = watch(page)
  await page.goto('/login')
  await page.evaluate(`try { document.body.innerHTML += '<img src=x onerror=__xss=1>' } catch {}`)
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
})
