import { randomUUID } from 'node:crypto'
import type { Browser, Page, Worker } from '@playwright/test'
import { stopToken } from '#server/features/notifications/push/stop-token.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import type { PushMessage } from '#shared/notifications/push.ts'
import { anApplication, anOpenVacancy, aReadySeeker } from '#tests/support/browser/applications-walk.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'

/** A browser of its own, in which the service worker may run. */
function installed(browser: Browser, extraHTTPHeaders: Record<string, string> | undefined) {
  return browser.newContext({ serviceWorkers: 'allow', ...(extraHTTPHeaders && { extraHTTPHeaders }) })
}

/** Whether everything that the program needs without a network is there. */
const whenReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return (await caches.keys()).some((name) => name.startsWith('shell-'))
  })

const kept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept-answers:')))

const keptOf = (page: Page, id: string) =>
  page.evaluate(async (wanted) => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('kept-answers:'))
    const requests = await (await caches.open(name)).keys()
    return requests.some(({ url }) => decodeURIComponent(url).endsWith(`["jobs","one","${wanted}"]`))
  }, id)

const LAST_KEPT = /Sin conexión: ves lo último que guardamos \(\d\d:\d\d\)/

test('own CV, applications and saved vacancies are there without a network, and edits are sent later', async ({
  browser,
  request,
  extraHTTPHeaders,
}) => {
  const { vacancy } = await anOpenVacancy(request, 'Analista de mareas')
  const { vacancy: wanted } = await anOpenVacancy(request, 'Farera')
  const { account, cv } = await aReadySeeker(request)
  await anApplication(request, vacancy, account, cv)
  await send(request, account, 'PUT', `jobs/${wanted.id}/save`)
  const saved = (): Promise<CvDetail> => send(request, account, 'GET', `cvs/${cv.id}`)

  const context = await installed(browser, extraHTTPHeaders)
  const page = await context.newPage()
  await signIn(page, account)
  await page.goto('/app/my-applications')
  await expect(page.getByRole('heading', { name: 'Analista de mareas' })).toBeVisible()
  await page.goto('/app/jobs?tab=guardados')
  await expect(page.getByRole('heading', { name: 'Farera' })).toBeVisible()
  await page.goto('/app/cv')
  await expect(page.getByLabel('Titular')).toBeVisible()
  await whenReady(page)
  await page.goto('/app/jobs?tab=guardados')
  // Nobody has opened it on this device.
  await expect.poll(() => keptOf(page, wanted.id), { timeout: 15_000 }).toBe(true)

  await context.setOffline(true)
  await page.goto('/app/my-applications')
  await expect(page.getByRole('heading', { name: 'Analista de mareas' })).toBeVisible()
  await expect(page.getByText(LAST_KEPT)).toBeVisible()
  await page.goto('/app/jobs?tab=guardados')
  await expect(page.getByRole('heading', { name: 'Farera' })).toBeVisible()
  await page.getByRole('link', { name: 'Farera' }).first().click()
  const opened = page.getByRole('region', { name: 'Vacante abierta' })
  await expect(opened.getByRole('heading', { name: 'Qué harás' })).toBeVisible()
  await opened.getByRole('button', { name: 'Cerrar vacante' }).click()
  await page.getByRole('button', { name: 'Guardar Farera' }).click()
  await expect(page.getByText('Sin conexión: la quitaremos cuando vuelva.')).toBeVisible()
  await page.goto('/app/cv')
  await page.getByLabel('Titular').fill('Escrito en un túnel, con ñ y «comillas»')
  await expect(page.getByText('Sin conexión: tus cambios están en este dispositivo.').first()).toBeVisible()
  await expect(page.getByText('Tus cambios se enviarán cuando vuelva.')).toBeVisible()

  // The tab is closed; another page than the editor is opened once there is a network again.
  await page.close()
  const later = await context.newPage()
  await later.goto('/app/my-applications')
  await expect(later.getByText(LAST_KEPT)).toBeVisible()
  await context.setOffline(false)
  await expect(later.getByText('Enviamos los cambios que hiciste sin conexión.')).toBeVisible()
  await expect(later.getByText(LAST_KEPT)).toBeHidden()
  expect((await saved()).document.basics.headline).toBe('Escrito en un túnel, con ñ y «comillas»')
  const jobs = await send(request, account, 'GET', 'jobs?tab=guardados')
  expect(jobs.items).toEqual([])

  expect(await kept(later)).toHaveLength(1)
  await later.getByRole('button', { name: 'Cerrar Sesión' }).first().click()
  await later.waitForURL('**/login')
  await expect.poll(() => kept(later)).toEqual([])
  await context.close()
})

test('an application is not sent without a network, and what was typed for it stays', async ({
  browser,
  request,
  extraHTTPHeaders,
}) => {
  const { vacancy } = await anOpenVacancy(request, 'Guardabosques')
  const { account } = await aReadySeeker(request)
  const context = await installed(browser, extraHTTPHeaders)
  const page = await context.newPage()
  await signIn(page, account)
  await page.goto(`/jobs/${vacancy.id}`)
  await page.getByRole('button', { name: 'Postularme' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Sí').check()
  await sheet.getByLabel('¿Cuántos años llevas con SQL?').fill('3')
  await context.setOffline(true)
  await sheet.getByLabel(/Nota para la empresa/).fill('Conozco cada sendero.')
  await expect(sheet.getByText('Sin conexión: tu borrador está en este dispositivo.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(sheet.getByText(/Para enviarla hace falta conexión/)).toBeVisible()
  await context.setOffline(false)
  // The sheet stands in the address.
  await page.reload()
  await expect(page.getByRole('dialog').getByLabel(/Nota para la empresa/)).toHaveValue('Conozco cada sendero.')
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar postulación' }).click()
  await expect.poll(async () => (await send(request, account, 'GET', 'applications')).items.length).toBe(1)
  await context.close()
})

/** What this browser cannot show, because it has no screen: it is written down instead of shown. */
const writeDownNotices = (worker: Worker) =>
  worker.evaluate(() => {
    Reflect.set(globalThis, 'shown', [])
    const registration: object = Reflect.get(globalThis, 'registration')
    Reflect.set(registration, 'showNotification', async (title: string, options: object) => {
      Reflect.get(globalThis, 'shown').push({ title, ...options })
    })
  })

const shownBy = (worker: Worker): Promise<{ title: string; body: string; tag: string; actions?: object[] }[]> =>
  worker.evaluate(() => Reflect.get(globalThis, 'shown'))

/** Hands the worker a message as a push service would, through the browser. */
async function deliver(page: Page, message: PushMessage): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const to = { origin: new URL(page.url()).origin, registrationId: await registered }
  await devtools.send('ServiceWorker.deliverPushMessage', { ...to, data: JSON.stringify(message) })
  await devtools.detach()
}

/** Nobody can tap on what is not shown: the worker hears of it as if. */
const tapOn = (worker: Worker, action: string) =>
  worker.evaluate(async (pressed) => {
    const [notice] = Reflect.get(globalThis, 'shown')
    const tap = new Event('notificationclick')
    const done: Promise<unknown>[] = []
    Object.assign(tap, {
      action: pressed,
      notification: { ...notice, close: () => undefined },
      waitUntil: (work: Promise<unknown>) => done.push(work),
    })
    globalThis.dispatchEvent(tap)
    await Promise.all(done)
  }, action)

test('a notice that a push service delivers is shown, and its like is stopped with one tap', async ({
  browser,
  request,
  extraHTTPHeaders,
}) => {
  const { account } = await aReadySeeker(request)
  const context = await installed(browser, extraHTTPHeaders)
  const page = await context.newPage()
  await signIn(page, account)
  await page.goto('/app/settings?tab=notificaciones')
  const choice = page.getByRole('switch', { name: 'Postulaciones, al instante' })
  await expect(choice).toBeChecked()
  await expect(page.getByText('Tu navegador no permite los avisos de Skillo.')).toBeVisible()
  await whenReady(page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker')
  await writeDownNotices(worker)
  const stop = stopToken(
    { secret_key: 'development-only-secret-that-production-refuses' },
    account.user.id,
    'applications',
  )
  const told = { title: 'Postulaciones', body: 'Faros del Norte vio tu postulación.', tag: randomUUID() }
  await deliver(page, { ...told, path: '/app/my-applications', stop })
  await expect.poll(() => shownBy(worker)).toHaveLength(1)
  expect(await shownBy(worker)).toMatchObject([{ ...told, actions: [{ title: 'No avisarme de esto' }] }])
  await tapOn(worker, 'stop')
  expect((await shownBy(worker)).at(-1)?.title).toBe('Listo: no te avisaremos más de esto aquí')
  await page.reload()
  await expect(choice).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Postulaciones, en la app' })).toBeChecked()
  await context.close()
})
