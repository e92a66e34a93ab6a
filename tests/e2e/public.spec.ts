import { randomUUID } from 'node:crypto'
import type { Route } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { drawnLooks, expectGoodPage } from '#tests/support/browser/good-page.ts'
import { holdProgram } from '#tests/support/browser/hold-program.ts'
import { stopClock, tickUntil } from '#tests/support/browser/page-clock.ts'

const UNKNOWN_TOKEN = 'A'.repeat(43)
/** Three steps of a stopped clock. */
const NOTICED_LATE_MS = 15

const pages = [
  { path: '/', title: 'El empleo que encaja contigo', heading: 'El empleo que encaja contigo, y el porqué' },
  { path: '/login', title: 'Inicia sesión', heading: 'Inicia sesión' },
  { path: '/register?intent=RECRUITER', title: 'Crea tu cuenta', heading: 'Crea tu cuenta' },
  { path: '/forgot-password', title: 'Recupera tu acceso', heading: 'Recupera tu acceso' },
  { path: `/reset-password?token=${UNKNOWN_TOKEN}`, title: 'Elige otra contraseña', heading: 'Elige otra contraseña' },
  { path: '/reset-password', title: 'Este enlace ya no sirve', heading: 'Este enlace ya no sirve' },
  { path: '/terms', title: 'Términos de uso', heading: 'Términos de uso' },
  { path: '/privacy', title: 'Política de privacidad', heading: 'Política de privacidad' },
  { path: '/?confianza', title: 'Informe de confianza', heading: 'Informe de confianza' },
  { path: '/payment-success?ref=abc', title: 'Tu pago', heading: 'No encontramos este pago' },
  { path: '/payment-failure', title: 'Tu pago', heading: 'No encontramos este pago' },
  { path: '/verify-email', title: 'Confirmar mi correo', heading: 'Confirma tu correo' },
  { path: `/verify-email?token=${UNKNOWN_TOKEN}`, title: 'Confirmar mi correo', heading: 'Este enlace ya no sirve' },
  { path: `/verify-email?action=undo&token=${UNKNOWN_TOKEN}`, title: 'Recuperar mi cuenta', heading: '¿No fuiste tú?' },
  {
    path: `/invitations/accept?token=${UNKNOWN_TOKEN}`,
    title: 'Invitación',
    heading: 'No encontramos esta invitación',
  },
  { path: '/jobs/0190', title: 'Vacante no disponible', heading: 'Esta vacante no está disponible' },
] as const

test('every public page is in order', async ({ page }) => {
  test.slow()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => /policy|trusted/i.test(message.text()) && complaints.push(message.text()))
  await page.setViewportSize({ width: 320, height: 844 })
  const looksOf = drawnLooks<string>(
    pages.map(({ path }) => path),
    6,
  )
  for (const { path, title, heading } of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${title} · Skillo`)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectGoodPage(page, looksOf(path))
  }
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectGoodPage(page)
  expect(complaints).toEqual([])
})

test.describe('the landing page', () => {
  test('explains a match by the published rule', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('figure')).toContainText('78–86 %')
    const section = page.getByRole('region', { name: 'Una cifra que se explica' })
    const range = section.getByRole('status')
    await expect(range).toContainText('78–86 %')
    for (const [answer, figure] of [
      ['Sí', '84 %'],
      ['Un poco', '81 %'],
      ['No', '78 %'],
    ] as const) {
      await section.getByRole('button', { name: answer, exact: true }).click()
      await expect(range).toHaveText(`Encaje estimado: ${figure}, encaje alto`)
    }
    await section.getByRole('button', { name: 'No', exact: true }).click()
    await expect(range).toContainText('78–86 %')
    await section.getByText('Carné de manipulación de alimentos', { exact: true }).click()
    await expect(section.getByText('«Carné de manipuladora de alimentos, vigente.»')).toBeVisible()
  })

  test('loses nothing that is pressed or opened before its program is there', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const arrive = await holdProgram(page)
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Una cifra que se explica' })
    await section.getByRole('button', { name: 'Un poco', exact: true }).click()
    await section.getByRole('button', { name: 'Sí', exact: true }).click()
    await section.getByText('Carné de manipulación de alimentos', { exact: true }).click()
    await page.getByText('¿Una inteligencia artificial puede descartarme?').click()
    await expect(section.getByRole('status')).toContainText('78–86 %')
    arrive()
    await expect(section.getByRole('status')).toHaveText('Encaje estimado: 84 %, encaje alto')
    await expect(section.getByText('«Carné de manipuladora de alimentos, vigente.»')).toBeVisible()
    await expect(page.getByText('Siempre decide una persona')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('stays where its reader is when its program comes, in the middle of a press too', async ({ page }) => {
    const arrive = await holdProgram(page)
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Una cifra que se explica' })
    await section.getByRole('button', { name: 'Sí', exact: true }).hover()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(0)
    await page.mouse.down()
    const ready = page.evaluate(() => new Promise((resolve) => window.addEventListener('programready', resolve)))
    arrive()
    await ready
    await expect(page.locator('html')).toHaveJSProperty('scrollTop', place)
    await page.mouse.up()
    await expect(section.getByRole('status')).toHaveText('Encaje estimado: 84 %, encaje alto')
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
  })

  test('has both ways in, the prices and the answers to fears', async ({ page }) => {
    await page.goto('/')
    const seekers = page.getByRole('link', { name: 'Busco Oportunidades' })
    await expect(seekers.first()).toHaveAttribute('href', '/register?intent=SEEKER')
    const recruiters = page.getByRole('link', { name: 'Quiero Contratar' })
    await expect(recruiters.first()).toHaveAttribute('href', '/register?intent=RECRUITER')
    const prices = page.getByRole('region', { name: 'Pagas por vacantes activas' })
    for (const [plan, figures] of [
      ['Gratis', /0 ?EUR \/ 30 días.*1 vacante activa/],
      ['Equipo', /49 ?EUR \/ 30 días.*5 vacantes activas/],
      ['Empresa', /149 ?EUR \/ 30 días.*25 vacantes activas/],
    ] as const) {
      await expect(prices.getByRole('listitem').filter({ hasText: plan }).first()).toHaveText(figures)
    }
    await expect(prices).toContainText('29 EUR')
    await page.getByText('¿Una inteligencia artificial puede descartarme?').click()
    await expect(page.getByText('Siempre decide una persona')).toBeVisible()
  })
})

test('the legal texts are dated, can be searched by their contents and print without the frame', async ({ page }) => {
  for (const [path, entry, anchor] of [
    ['/privacy', 'Cómo funciona el encaje', '#encaje'],
    ['/terms', 'Planes, precios y pagos', '#planes'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText('1 de noviembre de 2026 · Versión 2026-11-01')).toBeVisible()
    await expect(page.getByRole('link', { name: 'hola@skillo.example' }).first()).toHaveAttribute(
      'href',
      'mailto:hola@skillo.example',
    )
    await page.getByRole('navigation', { name: 'Contenido' }).getByRole('link', { name: entry }).click()
    await expect(page).toHaveURL(`${path}${anchor}`)
    await expect(page.getByRole('heading', { name: entry })).toBeFocused()
    await expect(page.getByRole('heading', { name: entry })).toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Contenido' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
  const another = await page.context().newPage()
  await another.goto('/privacy#derechos')
  await expect(another.getByRole('heading', { name: 'Tus derechos' })).toBeFocused()
  await expect(another.getByRole('heading', { name: 'Tus derechos' })).toBeInViewport()
})

test.describe('the return from a payment', () => {
  const answering = (state: string) => (route: Route) =>
    route.fulfill({
      json: {
        state,
        plan: 'EQUIPO',
        plan_name: 'Equipo',
        ends_at: '2027-03-14T12:00:00.000Z',
        company_id: randomUUID(),
        vacancy_id: null,
        reason: 'Tu banco no la aprobó.',
        transfer: null,
      },
    })

  test('shows what the server says, whichever address was opened', async ({ page }) => {
    await page.route('**/api/v1/payments/abc', answering('APPROVED'))
    for (const path of ['/payment-success?ref=abc', '/payment-failure?ref=abc']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible()
      await expect(page.getByText('Tu plan Equipo está activo hasta el 14 de marzo.')).toBeVisible()
    }
    await page.unrouteAll()
    await page.route('**/api/v1/payments/abc', answering('REJECTED'))
    await page.goto('/payment-success?ref=abc')
    await expect(page.getByRole('heading', { name: 'No se pudo completar el pago.' })).toBeVisible()
    await expect(page.getByText('No se hizo ningún cargo. Tu banco no la aprobó.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toBeVisible()
  })

  test('asks every 3 s for 60 s while the payment is under way, then stops', async ({ page }) => {
    await page.route('**/api/v1/payments/abc', answering('PENDING'))
    let [asked, answered] = [0, 0]
    const isOurs = (one: { url: () => string }) => one.url().endsWith('/api/v1/payments/abc')
    page.on('request', (one) => {
      if (isOurs(one)) asked += 1
    })
    page.on('response', (one) => {
      if (isOurs(one)) answered += 1
    })
    await page.clock.install()
    await stopClock(page)
    await page.goto('/payment-success?ref=abc')
    const waiting = page.getByRole('heading', { name: 'Estamos confirmando tu pago.' })
    let since = await tickUntil(page, () => waiting.isVisible())
    await expect(
      page.getByText('Puede tardar hasta 2 días hábiles según el medio; te avisaremos por correo.'),
    ).toBeVisible()
    for (let turn = 1; turn <= 20; turn += 1) {
      await page.clock.runFor(2_990 - since)
      expect(answered).toBe(turn)
      await tickUntil(page, () => asked === turn + 1)
      // From the question on, so that the steps before it do not add up; with those by which it was noticed late.
      since = (await tickUntil(page, () => answered === turn + 1)) + NOTICED_LATE_MS
    }
    await page.clock.runFor(30_000)
    expect(answered).toBe(21)
    await page.getByRole('button', { name: 'Consultar otra vez' }).click()
    await expect.poll(() => answered).toBe(22)
  })

  test('a failure to ask can be tried again', async ({ page }) => {
    await page.route('**/api/v1/payments/abc', (route) => route.fulfill({ status: 429, json: {} }))
    await page.goto('/payment-success?ref=abc')
    await expect(page.getByRole('heading', { name: 'No pudimos consultar tu pago' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Consultar otra vez' }).click()
    await expect(page.getByRole('heading', { name: 'No encontramos este pago' })).toBeVisible()
  })
})

test('the token of an invitation leaves the address bar', async ({ page }) => {
  await page.goto(`/invitations/accept?token=${UNKNOWN_TOKEN}`)
  await expect(page.getByText('Pide una nueva a la persona que te invitó')).toBeVisible()
  await expect(page).toHaveURL('/invitations/accept')
})

test('a vacancy that is not there leads to others', async ({ page }) => {
  await page.goto('/jobs/0190')
  await expect(page.getByRole('link', { name: 'Ver empleos' })).toHaveAttribute('href', '/app/jobs')
})
