import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { address, aPublisher, aVacancy, goTo, saved } from '#tests/support/browser/vacancies-walk.ts'

const AD = `🥐 *Se busca panadero/a* en Alcalá de Henares 🥐

El Horno de Begoña Ruiz-Peña lleva cuarenta años amasando en el mismo barrio y abre otra tienda en primavera.

Funciones:
- Amasar y formar piezas
- Hornear pan y bollería

Requisitos:
- 2 años de experiencia en panadería
- Carnet B y coche propio
- Inglés o francés
- Disponibilidad para trabajar fines de semana
- Paciencia

Ofrecemos:
- Contrato indefinido, 30 horas semanales
- 1.450 € brutos al mes en 14 pagas
- Pan y bollos gratis cada día

Manda tu CV a begona@horno-ruiz.example`

const first = (company: { id: string }) => `/app/my-companies/${company.id}/vacancies/new`

test('a pasted ad becomes a whole draft', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  await signIn(page, owner)
  await page.goto(first(company))
  await expect(page.getByRole('link', { name: 'Empezar desde cero' })).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Leer el anuncio' }).click()
  await expect(page.getByText('Pega aquí el anuncio: con unas líneas basta.')).toBeVisible()
  await expect(page.getByLabel('Texto del anuncio')).toBeFocused()
  await page.getByLabel('Texto del anuncio').fill(AD)
  await page.getByRole('button', { name: 'Leer el anuncio' }).click()
  await expect(page.getByRole('heading', { name: 'Esto leímos en tu anuncio' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Título: Panadero/a' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Inglés o francés/i })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Cualidades personales' }).getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByText(/begona@horno-ruiz\.example/)).toBeVisible()
  await expectGoodPage(page)
  await expect(page.getByText(/y marca lo que suponemos si es cierto/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Modalidad: Presencial' }).check()
  await page.getByRole('button', { name: 'Crear borrador' }).click()

  await expect(page.getByText(/puntos? por resolver antes de publicar/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Nivel · Falta/ })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { document }: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  expect(document).toMatchObject({
    title: 'Panadero/a',
    role_id: 'baker',
    modality: 'PRESENCIAL',
    locations: [{ country: 'ES', city: 'Alcalá de Henares' }],
    contract: 'INDEFINIDO',
    hours_per_week: 30,
    shifts: ['FINES_DE_SEMANA'],
    salary: { min: 1450_00, max: 1450_00, currency: 'EUR', period: 'MES', payments_per_year: 14 },
    responsibilities: ['Amasar y formar piezas', 'Hornear pan y bollería'],
    benefits: ['Pan y bollos gratis cada día'],
  })
  expect(document.requirements.map(({ type }) => type)).toEqual([
    'ROLE_EXPERIENCE',
    'SKILL',
    'VEHICLE',
    'ANY_OF',
    'SHIFT',
  ])
  expect(document.description).not.toContain('begona@')
  await page.goto(first(company))
  await expect(page.getByLabel('Texto del anuncio')).toHaveValue('')
})

test('what was pasted outlives a failure and a reload', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  await signIn(page, owner)
  await page.goto(first(company))
  await page.route('**/propose-requirements', (route) => route.abort())
  await page.getByLabel('Título del puesto').fill('Panadero/a')
  await page.getByLabel('Texto del anuncio').fill(AD)
  await page.getByRole('button', { name: 'Leer el anuncio' }).click()
  await expect(page.getByText(/Tu texto sigue aquí/)).toBeVisible()
  await page.unroute('**/propose-requirements')
  await page.reload()
  await expect(page.getByLabel('Texto del anuncio')).toHaveValue(AD)
  await page.getByRole('button', { name: 'Leer el anuncio' }).click()
  await expect(page.getByRole('button', { name: 'Crear borrador' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Panadero/a')
})

test('a list copied from a document keeps its items', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  await signIn(page, owner)
  await page.goto(first(company))
  await page.getByLabel('Texto del anuncio').evaluate((field) => {
    const data = new DataTransfer()
    data.setData('text/html', '<p>Buscamos <b>contable</b>:</p><ul><li>Excel</li><li>Inglés&nbsp;B2</li></ul>')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByLabel('Texto del anuncio')).toHaveValue(/^Buscamos contable:\n+- Excel\n+- Inglés B2$/)
})

test('requirements are one line each, and alternatives and shifts are edited in place', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company, { requirements: [] })
  await signIn(page, owner)
  await page.goto(address(company, id, 'requisitos'))
  await page.getByRole('button', { name: 'Añadir requisito' }).click()
  await page.getByRole('menuitem', { name: 'Una cosa u otra' }).click()
  await page.getByRole('combobox', { name: 'Habilidad' }).nth(0).fill('React')
  await page.getByRole('option', { name: 'React', exact: true }).click()
  await page.getByRole('combobox', { name: 'Habilidad' }).nth(1).fill('Svelte')
  await page.getByRole('combobox', { name: 'Habilidad' }).nth(1).press('Tab')
  await page.getByRole('radio', { name: 'Excluyente' }).check()
  await expect(page.getByRole('radio', { name: 'Excluyente' })).toBeFocused()
  const musts = page.getByRole('list', { name: 'Requisitos excluyentes' })
  await musts.getByRole('button', { name: /^React o Svelte/ }).click()
  await expect(page.getByRole('combobox', { name: 'Habilidad' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Añadir requisito' }).click()
  await page.getByRole('menuitem', { name: 'Vehículo propio' }).click()
  await page.getByLabel('Qué vehículo').selectOption('MOTO')
  await page.getByRole('button', { name: 'Añadir requisito' }).click()
  await page.getByRole('menuitem', { name: 'Turnos' }).click()
  await page
    .getByRole('group', { name: /^Turnos en los que/ })
    .getByRole('checkbox', { name: 'Noche' })
    .check()
  await expectGoodPage(page)
  await goTo(page, /Condiciones/)
  await page.getByLabel('Horas por semana').fill('37')
  await page.getByRole('group', { name: 'Turnos' }).getByRole('checkbox', { name: 'Tarde' }).check()
  await page.getByRole('switch', { name: /Sin experiencia previa/ }).check()
  await saved(page)
  const { document }: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  expect(document).toMatchObject({ hours_per_week: 37, shifts: ['TARDE'], no_experience_needed: true })
  expect(document.requirements.map(({ type, importance }) => `${type} ${importance}`)).toEqual([
    'ANY_OF EXCLUYENTE',
    'VEHICLE IMPORTANTE',
    'SHIFT IMPORTANTE',
  ])
})
