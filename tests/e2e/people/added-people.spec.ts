import { randomUUID } from 'node:crypto'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, lastMailTo, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { aProcess, boardOf, cardIn, dashboard } from '#tests/support/browser/hiring-walk.ts'

const cvOf = (email: string) => `Nerea Olabarri Etxandi
Analista de datos
${email} · 655 12 34 56 · Bilbao

Experiencia

Analista de datos, Talleres Ibaizabal
Enero 2019 - actualidad
Informes de ventas en Python y Excel.

Formación
Grado en Estadística, Universidad del País Vasco, 2018

Habilidades
Python, SQL, Excel`

/** Where the mail to whoever was added leads. */
const heldLink = (text: string): string => new URL(/https?:\/\/\S+\?ficha=[\w-]{43}/.exec(text)?.[0] ?? '').search

test('a pasted CV becomes a card, its person is told, and erases all of it', async ({ page, request }) => {
  const process = await aProcess(request)
  const email = `nerea-${Date.now()}@correo.example`
  await signIn(page, process.owner)
  await page.goto(dashboard(process))
  await page.getByRole('button', { name: 'Añadir personas' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Arrastra aquí su CV, o hasta 200 a la vez')).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Pegar el texto de su CV' }).click()
  await dialog.getByLabel('Texto de su CV').fill(cvOf(email))
  await dialog.getByRole('button', { name: 'Leer este texto' }).click()
  await expect(dialog.getByLabel('Nombre y apellido')).toHaveValue('Nerea Olabarri Etxandi')
  await expect(dialog.getByLabel('Correo')).toHaveValue(email)
  await expect(dialog.getByLabel('Empresa del puesto 1')).toHaveValue('Talleres Ibaizabal')
  await dialog.getByLabel('Nombre y apellido').fill('Nerea Olabarri')
  await dialog.getByRole('button', { name: 'Añadir a la vacante' }).click()
  await expect(dialog.getByText('Elige de dónde vienen sus datos.').first()).toBeVisible()
  await dialog.getByLabel('De dónde vienen sus datos').selectOption('EVENT')
  await dialog.getByLabel('Detalle').fill('Feria de empleo de Bilbao')
  await dialog.getByLabel('Por qué los guardas').selectOption('THEY_ASKED')
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Añadir a la vacante' }).click()
  await expect(page.getByText('Nerea Olabarri ya está en el tablero. Le avisamos por correo.')).toBeVisible()
  const card = cardIn(page, 'Nuevas', 'Nerea Olabarri')
  await expect(card).toBeVisible()
  await card.click()
  const panel = page.getByRole('region', { name: 'Postulación abierta' })
  await expect(panel.getByText('La añadió tu equipo: todavía no tiene cuenta')).toBeVisible()
  await expectGoodPage(page)

  const mail = await lastMailTo(request, email)
  // What a company that has not shown who it is wrote by itself stands behind the link alone.
  expect(mail.text).toContain('De dónde los tiene: de una feria o un evento.')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/${heldLink(mail.text)}`)
  await expect(
    page.getByRole('heading', { name: new RegExp(`${process.company.name} guarda estos datos`) }),
  ).toBeVisible()
  // The secret of the mail is not left in the address bar.
  await expect(page).toHaveURL(/\?ficha=abierta$/)
  await expect(page.getByText('Talleres Ibaizabal').first()).toBeVisible()
  await expect(page.getByText('De una feria o un evento: Feria de empleo de Bilbao')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Borrar mis datos…' }).click()
  await page.getByRole('button', { name: 'Borrar mis datos definitivamente' }).click()
  await expect(page.getByRole('heading', { name: 'Tus datos están borrados' })).toBeVisible()
  await expectGoodPage(page)
  expect((await boardOf(request, process)).cards).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
})

test('who is there already is shown first; the person takes the card to their account', async ({ page, request }) => {
  const process = await aProcess(request)
  const account = await registerAccount(request, { full_name: 'Nerea Olabarri', intent: 'SEEKER' })
  const { email } = account.user
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?tab=lista'))
  const dialog = page.getByRole('dialog')
  const write = async () => {
    await page.getByRole('button', { name: 'Añadir personas' }).click()
    await dialog.getByRole('button', { name: 'Escribir sus datos' }).click()
    await dialog.getByLabel('Nombre y apellido').fill('Nerea Olabarri')
    await dialog.getByLabel('Correo').fill(email)
    await dialog.getByLabel('De dónde vienen sus datos').selectOption('RECOMMENDED')
    await dialog.getByLabel('Por qué los guardas').selectOption('CONSENT')
    await dialog.getByRole('button', { name: 'Añadir a la vacante' }).click()
  }
  await write()
  await expect(page.getByRole('link', { name: /Nerea Olabarri/ })).toBeVisible()
  await write()
  await expect(dialog.getByText('Quizá ya la tienes')).toBeVisible()
  await expect(dialog.getByText(/mismo correo/)).toBeVisible()
  await expectGoodPage(page)
  await page.keyboard.press('Escape')

  const { text } = await lastMailTo(request, email, /ficha/)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/${heldLink(text)}`)
  await page.getByRole('link', { name: 'Iniciar sesión y pasarla a mi cuenta' }).click()
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('button', { name: 'Pasarla a mi cuenta' }).click()
  await expect(page.getByText('La postulación está en tu cuenta.')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/my-applications\?postulacion=/)
  await expect(page.getByText('La empresa te añadió a la vacante').first()).toBeVisible()
})

test('many CVs are read, corrected and added together, and what cannot be read stays in the list', async ({
  page,
  request,
}) => {
  const process = await aProcess(request)
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?tab=lista&panel=personas'))
  const dialog = page.getByRole('dialog')
  const cv = (name: string, email: string) => ({
    name: `${name}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(cvOf(email).replace('Nerea Olabarri Etxandi', name)),
  })
  const mark = Date.now()
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      cv('Zoe Ferrer Gil', `zoe-${mark}@correo.example`),
      cv('Iker Ruiz Sanz', `iker-${mark}@correo.example`),
      { name: 'viejo.doc', mimeType: 'application/msword', buffer: Buffer.from('Word') },
    ])
  await expect(dialog.getByText('3 CV leídos de 3')).toBeVisible()
  await expect(dialog.getByText(/Es un archivo de un Word antiguo/)).toBeVisible()
  await expect(dialog.getByLabel('Nombre y apellido, Zoe Ferrer Gil.txt')).toHaveValue('Zoe Ferrer Gil')
  await dialog.getByLabel('Nombre y apellido, Zoe Ferrer Gil.txt').fill('Zoe Ferrer')
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Dejar fuera viejo.doc' }).click()
  await dialog.getByRole('button', { name: 'Añadir 2 personas' }).click()
  await expect(dialog.getByText('Elige de dónde vienen sus datos.').first()).toBeVisible()
  await dialog.getByLabel('De dónde vienen sus datos').selectOption('AGENCY')
  await dialog.getByLabel('Por qué los guardas').selectOption('CONSENT')
  await dialog.getByRole('button', { name: 'Añadir 2 personas' }).click()
  await expect(dialog.getByText('Zoe Ferrer: añadida y avisada.')).toBeVisible()
  // The same phone stands in both: whoever adds them looks first.
  await expect(dialog.getByText('Quizá ya la tienes: Zoe Ferrer.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Añadir igualmente' }).click()
  await expect(dialog.getByText('Iker Ruiz Sanz: añadida y avisada.')).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  expect((await boardOf(request, process)).cards.map(({ full_name }) => full_name).toSorted()).toEqual([
    'Iker Ruiz Sanz',
    'Zoe Ferrer',
  ])
})

test('a CSV becomes cards: its columns are told apart and its bad rows corrected', async ({ page, request }) => {
  const process = await aProcess(request)
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?panel=personas'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Traer una tabla (CSV)' }).click()
  await expectGoodPage(page)
  const mark = Date.now()
  const rows = [
    'Nombre;Apellidos;Correo;Puesto',
    `Íñigo;Núñez;inigo-${mark}@correo.example;Analista`,
    'Zoe;Gil;zoe@;',
    'Ona;Mas;;',
  ]
  await dialog
    .locator('input[type=file]')
    // What older programs of Windows write.
    .setInputFiles({ name: 'feria.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') })
  await expect(dialog.getByText('Leímos 3 personas')).toBeVisible()
  await expect(dialog.getByLabel('Qué es «Puesto»')).toHaveValue('POSITION')
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Revisar las filas' }).click()
  await expect(dialog.getByText('3 personas en la tabla · 2 por corregir')).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('group', { name: 'fila 3' }).getByLabel('Correo').fill(`zoe-${mark}@correo.example`)
  await dialog.getByRole('button', { name: 'Dejar fuera fila 4' }).click()
  await dialog.getByLabel('De dónde vienen sus datos').selectOption('EVENT')
  await dialog.getByLabel('Por qué los guardas').selectOption('CONSENT')
  await dialog.getByRole('button', { name: 'Añadir 2 personas' }).click()
  await expect(dialog.getByText('Íñigo Núñez: añadida y avisada.')).toBeVisible()
  await expect(dialog.getByText('Zoe Gil: añadida y avisada.')).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(cardIn(page, 'Nuevas', 'Íñigo Núñez')).toBeVisible()
  await lastMailTo(request, `zoe-${mark}@correo.example`)
})

test('people are added from «Talento» to the vacancy that is chosen', async ({ page, request }) => {
  const process = await aProcess(request)
  const { owner, company, vacancy } = process
  const other = await send(request, owner, 'POST', `vacancies/${vacancy.id}/duplicate`, { creation_key: randomUUID() })
  expect(other.state).toBe('DRAFT')
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=talento`)
  await page.getByRole('button', { name: 'Añadir personas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir personas' })
  // Drafts take nobody.
  await expect(dialog.getByLabel('A qué vacante').getByRole('option')).toHaveText([vacancy.document.title])
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Escribir sus datos' }).click()
  const form = page.getByRole('dialog', { name: 'Revisa y añade' })
  await expect(form.getByText(`Para «${vacancy.document.title}».`)).toBeVisible()
  await form.getByLabel('Nombre y apellido').fill('Nerea Olabarri')
  await form.getByLabel('Correo').fill(`nerea-${randomUUID()}@correo.example`)
  await form.getByLabel('De dónde vienen sus datos').selectOption('EVENT')
  await form.getByLabel('Por qué los guardas').selectOption('THEY_ASKED')
  await form.getByRole('button', { name: 'Añadir a la vacante' }).click()
  await expect(page.getByText(`Nerea Olabarri ya está en el tablero de «${vacancy.document.title}».`)).toBeVisible()
  expect((await boardOf(request, process)).cards.map(({ full_name }) => full_name)).toEqual(['Nerea Olabarri'])
})
