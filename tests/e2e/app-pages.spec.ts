import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { drawnLooks, expectGoodPage } from '#tests/support/browser/good-page.ts'
import { walkTo } from '#tests/support/browser/walk-to.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'

const seekerPages = [
  ['/onboarding/seeker/step-1', 'Trae tu CV', 'Tu CV'],
  ['/onboarding/seeker/step-2', '¿Qué trabajo buscas?', 'Tu puesto'],
  ['/onboarding/seeker/step-3', 'Dónde y cómo quieres trabajar', 'Dónde y cómo'],
  ['/app/cv', 'Mi CV', 'Mi CV'],
  ['/app/jobs', 'Empleos', 'Para ti · Empleos'],
  ['/app/jobs?tab=explorar', 'Empleos', 'Explorar · Empleos'],
  ['/app/jobs?tab=guardados', 'Empleos', 'Guardados · Empleos'],
  ['/app/jobs?tab=alertas', 'Empleos', 'Alertas · Empleos'],
  ['/app/my-applications', 'Mis Postulaciones', 'Mis Postulaciones'],
  ['/app/settings?tab=perfil', 'Ajustes', 'Perfil · Ajustes'],
  ['/app/settings?tab=cuenta', 'Ajustes', 'Cuenta y seguridad · Ajustes'],
  ['/app/settings?tab=verificaciones', 'Ajustes', 'Verificaciones · Ajustes'],
  ['/app/settings?tab=preferencias', 'Ajustes', 'Preferencias de empleo · Ajustes'],
  ['/app/settings?tab=privacidad', 'Ajustes', 'Privacidad · Ajustes'],
  ['/app/settings?tab=notificaciones', 'Ajustes', 'Notificaciones · Ajustes'],
  ['/app/settings?tab=apariencia', 'Ajustes', 'Apariencia · Ajustes'],
] as const

const recruiterPages = [
  ['/onboarding/recruiter/step-1', '¿Para qué empresa contratas?', 'Tu empresa'],
  ['/onboarding/recruiter/step-2', '¿Por dónde quieres empezar?', 'Primer paso'],
  ['/app/my-companies', 'Mis Empresas', 'Mis Empresas'],
  [`/app/my-companies/${UNKNOWN}`, 'Empresa', 'Empresa'],
  [`/app/my-companies/${UNKNOWN}/vacancies/new`, 'Nueva vacante', 'Nueva vacante'],
  [`/app/my-companies/${UNKNOWN}/vacancies/${UNKNOWN}`, 'Editar vacante', 'Editar vacante'],
  [`/app/my-companies/${UNKNOWN}/vacancies/${UNKNOWN}/dashboard`, 'Tablero de la vacante', 'Tablero de la vacante'],
  [`/app/candidate/${UNKNOWN}`, 'Persona candidata', 'Persona candidata'],
] as const

for (const [intent, pages] of [
  ['SEEKER', seekerPages],
  ['RECRUITER', recruiterPages],
] as const) {
  test(`axe finds nothing on the pages of a ${intent}, and they reflow`, async ({ page, request }) => {
    test.slow()
    await signIn(page, await registerAccount(request, { intent }))
    await page.goto('/app')
    await expect(page).toHaveTitle('Resumen · Skillo')
    await page.setViewportSize({ width: 320, height: 844 })
    const looksOf = drawnLooks<readonly string[]>(pages, 6)
    for (const shown of pages) {
      const [path, heading, title] = shown
      await walkTo(page, path, `${title} · Skillo`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectGoodPage(page, looksOf(shown))
    }
  })
}

test('empty pages say what will be there and lead somewhere real', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app/cv')
  await expect(page.getByText('Tu CV empieza aquí.')).toBeVisible()
  await expect(
    page.getByText('Sube el que ya tienes o créalo paso a paso: en 10 minutos estará listo para postularte.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Crear desde cero' }).click()
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible()

  await page.goto('/app/my-applications')
  await expect(
    page.getByText('Aún no te has postulado. Cuando lo hagas, aquí verás en qué punto está cada proceso.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Ver empleos' }).click()
  await expect(page).toHaveURL('/app/jobs')
})

test('the tabs of the jobs live in the address', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app/jobs')
  await expect(
    page.getByText('Aún no podemos recomendarte vacantes. Completa tu CV y tus preferencias: tardarás unos 5 minutos.'),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Guardados' }).click()
  await expect(page).toHaveURL('/app/jobs?tab=guardados')
  await expect(page.getByText('Aquí verás las vacantes que guardes.')).toBeVisible()
  await page.getByRole('tab', { name: 'Alertas' }).click()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Guardados' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/app/jobs?tab=explorar&q=astronauta')
  await expect(page.getByText('Nada para «astronauta»')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas las vacantes' }).click()
  await expect(page).toHaveURL('/app/jobs?tab=explorar')
  await expect(page).toHaveTitle('Explorar · Empleos · Skillo')
})

test('a person who hires sees where companies, vacancies and people will be', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'RECRUITER' }))
  await page.goto('/app/my-companies')
  await expect(
    page.getByText('Todavía no tienes empresas. Crea la primera para publicar vacantes y trabajar con tu equipo.'),
  ).toBeVisible()
  for (const [path, title, missing] of [
    [`/app/my-companies/${UNKNOWN}`, 'Empresa', 'No encontramos esta empresa'],
    [`/app/my-companies/${UNKNOWN}/vacancies/new`, 'Nueva vacante', 'No encontramos esta empresa'],
    [`/app/my-companies/${UNKNOWN}/vacancies/${UNKNOWN}`, 'Editar vacante', 'No encontramos esta empresa'],
    [`/app/my-companies/${UNKNOWN}/vacancies/${UNKNOWN}/dashboard`, 'Tablero', 'No encontramos esta vacante'],
    [`/app/candidate/${UNKNOWN}`, 'Persona candidata', 'No encontramos este perfil'],
  ] as const) {
    await walkTo(page, path, new RegExp(`^${title}`))
    await expect(page.getByRole('heading', { name: missing })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Ir al resumen' }).click()
  await expect(page).toHaveURL('/app')
})
