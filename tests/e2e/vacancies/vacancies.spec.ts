import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { aMember, send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { drawnLooks, expectGoodPage } from '#tests/support/browser/good-page.ts'
import {
  address,
  aPublisher,
  aVacancy,
  choose,
  DESCRIPTION,
  good,
  goTo,
  saved,
} from '#tests/support/browser/vacancies-walk.ts'

const pick = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()

async function paste(page: Page, text: string, type = 'text/html'): Promise<void> {
  await page.getByRole('textbox', { name: 'Descripción' }).click()
  await page.evaluate(
    async (copied) => {
      const data = new DataTransfer()
      data.setData(copied.type, copied.text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    { text, type },
  )
}

test('a recruiter writes a vacancy from nothing and publishes it', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}/vacancies/new?desde=cero`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva vacante' })).toBeVisible()
  await expect(page.getByText('Se guarda sola desde el primer cambio')).toBeVisible()
  const before: { items: unknown[] } = await send(request, owner, 'GET', `companies/${company.id}/vacancies`)
  expect(before.items).toEqual([])

  await page.getByLabel('Título del puesto').pressSequentially('analista de dat')
  await page.getByRole('option', { name: 'Analista de datos', exact: true }).click()
  await expect(page).toHaveURL(/vacancies\/[0-9a-f-]{36}/)
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Analista de datos')
  await page.getByLabel('Área del puesto').selectOption('data')
  await pick(page, 'Nivel', 'Con experiencia')
  await expect(page).toHaveTitle('Analista de datos · Molinos del Sur · Skillo')

  await goTo(page, /Condiciones/)
  await pick(page, 'Modalidad', 'Híbrido')
  await page.getByLabel('Días en la oficina').selectOption('2')
  await page.getByLabel('Lugar de trabajo').fill('madri')
  await page.getByRole('option', { name: /^Madrid, Comunidad de Madrid/ }).click()
  await pick(page, 'Contrato', 'Indefinido')
  await pick(page, 'Jornada', 'Jornada completa')
  await page.getByLabel('Mínimo').fill('30.000')
  await page.getByLabel('Máximo').fill('60000')
  await page.getByLabel('Moneda').focus()
  await expect(page.getByText(/no puede superar en más de un 50 %/)).toBeVisible()
  await page.getByLabel('Máximo').fill('38.000')
  await expect(page.getByText('30.000–38.000 € brutos al año').first()).toBeVisible()

  await goTo(page, /Requisitos/)
  await page.getByRole('button', { name: 'Añadir requisito' }).click()
  await page.getByRole('menuitem', { name: 'Habilidad' }).click()
  await expect(page.getByRole('combobox', { name: 'Habilidad' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Habilidad' }).fill('sql')
  await page.getByRole('option', { name: 'SQL', exact: true }).click()
  await page.getByRole('radio', { name: 'Excluyente' }).check()
  await paste(page, `<h2>El equipo</h2>${DESCRIPTION.map((one) => `<p style="color:red"><b>${one}</b></p>`).join('')}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Descripción' })).not.toBeFocused()
  await page.getByRole('button', { name: 'Añadir responsabilidad' }).click()
  await page.keyboard.type('Preparar los informes de cobros.')

  await goTo(page, /Proceso/)
  await page.getByRole('button', { name: 'Añadir pregunta' }).click()
  await page.getByRole('textbox', { name: 'Pregunta 1' }).fill('¿Puedes venir dos días a la oficina?')
  await page.getByLabel('Es excluyente').check()
  await page.getByRole('group', { name: 'Respuestas que encajan' }).getByLabel('Sí').check()

  await goTo(page, /Publicar/)
  await expect(page.getByText('Todo listo para publicar.')).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Publicar vacante' }).click()
  await expect(page.getByText(/^Publicada hasta el/)).toBeVisible()
  const { items } = await send(request, owner, 'GET', `companies/${company.id}/vacancies`)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ title: 'Analista de datos', state: 'PUBLISHED' })
  const vacancy: Vacancy = await send(request, owner, 'GET', `vacancies/${items[0].id}`)
  expect(vacancy.document.description).toContain('<p>El equipo</p><p><strong>Buscamos')
  expect(vacancy.document.description).not.toContain('style')
  expect(vacancy.document).toMatchObject({ salary: { max: 38_000_00 }, questions: [{ expected: ['SI'] }] })

  await choose(page, 'Cerrar')
  await page.getByRole('radio', { name: 'Puesto cubierto' }).check()
  await page.getByRole('button', { name: 'Cerrar vacante' }).click()
  await expect(page.getByText(/La vacante está cerrada y ya no se edita/)).toBeVisible()
})

test('what the lint refuses stops the publication until it is changed', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const description = `${good().description}<p>Se pide <strong>buena presencia</strong> y saber escuchar.</p>`
  const { id } = await aVacancy(request, owner, company, { description })
  await signIn(page, owner)
  await page.goto(address(company, id, 'publicar'))
  await expect(page.getByText('1 punto por resolver antes de publicar.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publicar vacante' })).toHaveAccessibleDescription(/Resuelve antes/)
  await page.getByRole('button', { name: /Descripción · Hay que cambiarlo\. Dice «buena presencia»/ }).click()
  await expect(page.getByText('Hay que cambiarlo.')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar «Se pide buena presencia y saber escuchar.»' }).click()
  await expect(page.getByRole('textbox', { name: 'Descripción' })).not.toContainText('Se pide')
  await saved(page)
  await expectGoodPage(page)
  await goTo(page, /Publicar/)
  await page.getByRole('button', { name: 'Publicar vacante' }).click()
  await expect(page.getByText(/^Publicada hasta el/)).toBeVisible()

  const second = await aVacancy(request, owner, company)
  await page.goto(address(company, second.id, 'publicar'))
  await expect(page.getByText('1 punto por resolver antes de publicar.')).toBeVisible()
  await expect(page.getByText(/Sin verificar la empresa hay sitio para una vacante publicada/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verificar el dominio' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comprar una publicación' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver las publicadas' }).click()
  await expect(page).toHaveURL(/tab=vacantes&estado=publicadas/)
})

test('a pasted link becomes its words, and plain lines a list again', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company, { description: '' })
  await signIn(page, owner)
  await page.goto(address(company, id, 'requisitos'))
  await expect(page.getByRole('button', { name: 'Lista numerada' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlace' })).toHaveCount(0)
  await paste(page, '<p>Lee <a href="https://molinos.example/equipo">quiénes <b>somos</b></a> antes.</p>')
  const text = page.getByRole('textbox', { name: 'Descripción' })
  await expect(text).toHaveText('Lee quiénes somos antes.')
  await expect(text.locator('a')).toHaveCount(0)
  const written = async () => {
    const { document }: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
    return document.description
  }
  await expect.poll(written).toBe('<p>Lee quiénes <strong>somos</strong> antes.</p>')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await paste(page, 'Qué harás:\n- Atender la sala\n- Cerrar la caja', 'text/plain')
  await expect(text.locator('li')).toHaveText(['Atender la sala', 'Cerrar la caja'])
  await expect.poll(written).toBe('<p>Qué harás:</p><ul><li>Atender la sala</li><li>Cerrar la caja</li></ul>')
})

test('a pasted description becomes proposals that the person accepts', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company, { requirements: [], description: '' })
  await signIn(page, owner)
  await page.goto(address(company, id, 'requisitos'))
  await page.getByRole('button', { name: 'Proponer requisitos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proponer requisitos' })
  await dialog
    .getByLabel('Descripción del puesto')
    .fill('Requisitos imprescindibles: Python y PostgreSQL. Inglés B2. Se valora Docker. Trabajo 100 % remoto.')
  await dialog.getByRole('button', { name: 'Leer el texto' }).click()
  await expect(dialog.getByRole('checkbox', { name: /Python/ })).toBeChecked()
  await expect(dialog.getByText('«Inglés B2»')).toBeVisible()
  await expectGoodPage(page, [{ width: 390, colorScheme: 'light' }])
  await dialog.getByRole('checkbox', { name: /Docker/ }).uncheck()
  await dialog.getByRole('button', { name: /^Añadir \d+ propuestas/ }).click()
  const rows = page.getByRole('list', { name: 'Requisitos excluyentes' })
  await expect(rows.getByRole('button', { name: /^Python/ })).toHaveAttribute('aria-expanded', 'false')
  await saved(page)
  const { document }: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  const names = document.requirements.flatMap(({ type, value }) => (type === 'SKILL' ? [value.name] : []))
  expect(names).toContain('PostgreSQL')
  expect(names).not.toContain('Docker')
  expect(document.requirements).toContainEqual(expect.objectContaining({ type: 'LANGUAGE' }))

  await page.getByRole('button', { name: /^Más acciones para Habilidad: Python/ }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(rows.getByRole('button', { name: /^Python/ })).toBeVisible()
})

test('two colleagues who write at once lose nothing: other fields come together, one field is asked for', async ({
  page,
  request,
  browser,
}) => {
  const { owner, company } = await aPublisher(request)
  const colleague = await aMember(request, owner, company, 'RECRUITER', 'Ainhoa Etxeberria')
  const { id } = await aVacancy(request, owner, company)
  await signIn(page, owner)
  await page.goto(address(company, id, 'puesto'))
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, colleague)
  await other.goto(address(company, id, 'puesto'))
  await other.getByLabel('Departamento').fill('Finanzas')
  await saved(other)
  await page.getByLabel('Título del puesto').fill('Analista de pagos')
  await expect(page.getByText('Ainhoa Etxeberria cambió departamento mientras escribías.').first()).toBeVisible()
  await expect(page.getByLabel('Departamento')).toHaveValue('Finanzas')
  await saved(page)
  await expectGoodPage(page)
  const read = async (): Promise<Vacancy> => send(request, owner, 'GET', `vacancies/${id}`)
  expect((await read()).document).toMatchObject({ title: 'Analista de pagos', department: 'Finanzas' })

  await other.getByLabel('Departamento').fill('Cobros')
  await expect(other.getByText(/cambió título mientras escribías/).first()).toBeVisible()
  await saved(other)
  await page.getByLabel('Departamento').fill('Tesorería')
  const dialog = page.getByRole('dialog', { name: 'Elige qué conservar' })
  await expect(dialog.getByText('Cambió en los dos lugares: elige.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Lo de Ainhoa Cobros/ })).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('radio', { name: /Lo de aquí/ }).check()
  await dialog.getByRole('button', { name: 'Guardar mi elección' }).click()
  await saved(page)
  expect((await read()).document).toMatchObject({ title: 'Analista de pagos', department: 'Tesorería' })
  await context.close()
})

test('a hiring manager asks for a review and a recruiter publishes', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const manager = await aMember(request, owner, company, 'HIRING_MANAGER', 'Mara Jefa')
  const { id } = await aVacancy(request, manager, company)
  await signIn(page, manager)
  await page.goto(address(company, id, 'publicar'))
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByText('Avisamos a quien puede publicarla. Puedes seguir editando.')).toBeVisible()

  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=vacantes`)
  await page.getByRole('link', { name: /^En revisión 1/ }).click()
  await page.getByRole('link', { name: 'Analista de datos', exact: true }).click()
  const review = page.getByRole('region', { name: 'Revisión' })
  await expect(review.getByText('Esta vacante espera tu revisión')).toBeVisible()
  await expectGoodPage(page, [{ width: 390, colorScheme: 'light' }])
  await review.getByRole('button', { name: 'Pedir cambios' }).click()
  await page.getByLabel('Qué hay que cambiar').fill('Aclara el horario de los viernes.')
  await page.getByRole('button', { name: 'Enviar nota' }).click()
  await expect(review.getByText('Aclara el horario de los viernes.')).toBeVisible()

  await signIn(page, manager)
  await page.goto('/app')
  await page.getByRole('link', { name: 'Haz los cambios que te pidieron en «Analista de datos».' }).click()
  await expect(review.getByText('Aclara el horario de los viernes.')).toBeVisible()
  await review.getByRole('button', { name: 'Revisar y enviar' }).click()
  await page.getByRole('button', { name: 'Enviar a revisión', exact: true }).click()
  await expect(review.getByText('En revisión')).toBeVisible()

  await signIn(page, owner)
  await page.goto('/app')
  await page.getByRole('link', { name: 'Revisa la vacante «Analista de datos».' }).click()
  await review.getByRole('button', { name: 'Revisar y publicar' }).click()
  await page.getByRole('button', { name: 'Publicar vacante' }).click()
  await expect(page.getByText(/^Publicada hasta el/)).toBeVisible()
})

test('the list and every step are good pages', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=vacantes`)
  await expect(page.getByText(/Publica tu primera vacante\./)).toBeVisible()
  const long = 'Otorrinolaringólogosupercalifragilísticoespialidosoextraordinariamentelargo'
  const { id } = await aVacancy(request, owner, company, { title: long, department: long })
  await page.reload()
  await expect(page.getByRole('link', { name: long })).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('searchbox', { name: 'Buscar vacantes' }).fill('zzz')
  await expect(page.getByText('Nada para «zzz»')).toBeVisible()
  const steps = ['Puesto', 'Condiciones', 'Requisitos', 'Proceso']
  const looksOf = drawnLooks(steps, 2)
  await page.goto(address(company, id, 'publicar'))
  await expect(page.getByRole('heading', { level: 1, name: long })).toBeVisible()
  for (const step of steps) {
    await goTo(page, new RegExp(step))
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${step}`) })).toBeVisible()
    if (step === 'Requisitos') await expect(page.getByRole('textbox', { name: 'Descripción' })).toBeVisible()
    await expectGoodPage(page, looksOf(step))
  }
  await page.goto(address(company, randomUUID(), 'puesto'))
  await expect(page.getByText('No encontramos esta vacante')).toBeVisible()
})
