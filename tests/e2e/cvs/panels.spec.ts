import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage, LOOKS } from '#tests/support/browser/good-page.ts'
import { openSection } from '#tests/support/browser/review-walk.ts'
import { walkTo } from '#tests/support/browser/walk-to.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'

const id = (last: number) => `0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a${String(last).padStart(2, '0')}`

const valeria = {
  basics: {
    full_name: 'Valeria Montes Aguirre',
    headline: 'Analista de datos',
    email: 'valeria@correo.example',
    phone: '+52 55 1234 5678',
    city: 'Monterrey',
    country: 'MX',
  },
  summary: 'Analista con seis años convirtiendo preguntas de negocio en tableros que la gente usa.',
  experience: [
    {
      id: id(1),
      position: 'Analista de datos',
      company: 'Cafetería del Norte',
      start: '2021-03',
      current: true,
      achievements: ['Reduje un 35 % el cierre mensual con SQL.', 'Diseñé el tablero de 120 tiendas.'],
    },
    { id: id(2), position: 'Becaria de informes', company: 'Banco Sur', start: '2019-01', end: '2021-02' },
  ],
  education: [
    { id: id(3), degree: 'Licenciatura en Actuaría', institution: 'Universidad del Valle', start: '2014', end: '2018' },
  ],
  skills: ['SQL', 'Python', 'Power BI'].map((name, at) => ({ id: id(10 + at), name })),
  languages: [{ id: id(20), language: 'en', overall: 'C1' }],
}

function as(account: Account) {
  return { authorization: `Bearer ${account.token}` }
}

async function aCv(request: APIRequestContext, account: Account, document: object = valeria) {
  const answer = await request.post('/api/v1/cvs', { headers: as(account), data: { title: 'Mi CV', document } })
  expect(answer.status()).toBe(201)
  return answer.json()
}

async function cvOf(request: APIRequestContext, account: Account, cv_id: string) {
  return (await request.get(`/api/v1/cvs/${cv_id}`, { headers: as(account) })).json()
}

async function aSeekerWithCv(page: Page, request: APIRequestContext) {
  const account = await registerAccount(request, { full_name: 'Valeria Montes Aguirre', intent: 'SEEKER' })
  const cv = await aCv(request, account)
  await signIn(page, account)
  return { account, cv }
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

async function downloaded(page: Page, format: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: `Descargar ${format}` }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a downloaded CV comes back by upload, is reviewed and becomes another CV', async ({ page, request }) => {
  const { account, cv } = await aSeekerWithCv(page, request)
  await page.goto(`/app/cv?cv=${cv.id}&panel=descargar`)
  const pdf = await downloaded(page, 'PDF')
  expect(pdf.name).toBe('CV Valeria Montes Aguirre.pdf')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await downloaded(page, 'Texto')).bytes.toString()).toContain('Cafetería del Norte')
  expect(JSON.parse((await downloaded(page, 'JSON Resume')).bytes.toString()).basics.name).toContain('Valeria')
  expect((await downloaded(page, 'Word (DOCX)')).bytes.subarray(0, 2).toString()).toBe('PK')

  await page.goto('/app/cv?importar=archivo')
  await page
    .getByLabel('Arrastra tu CV aquí o elige un archivo')
    .setInputFiles({ name: pdf.name, mimeType: 'application/pdf', buffer: pdf.bytes })
  await expect(page.getByRole('heading', { name: 'Revisa lo que leímos' })).toBeVisible()
  await expect(page).toHaveURL(/\?importacion=/)
  await expect(page.getByRole('region', { name: 'Texto original' })).toContainText('Universidad del Valle')
  await openSection(page, 'Datos personales')
  await openSection(page, 'Experiencia')
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Valeria Montes Aguirre')
  await expect(page.getByLabel('Empresa').first()).toHaveValue('Cafetería del Norte')
  await expect(page.getByText(/^Confianza (alta|media|baja)$/).first()).toBeVisible()

  await page.getByLabel('Empresa').first().fill('Cafetería del Sur')
  await page.getByRole('button', { name: /Dejar fuera Becaria/ }).click()
  await page.reload()
  await openSection(page, 'Experiencia')
  await expect(page.getByLabel('Empresa').first()).toHaveValue('Cafetería del Sur')
  await expect(page.getByRole('button', { name: /Recuperar Becaria/ })).toBeVisible()
  expect((await cvOf(request, account, cv.id)).revision).toBe(cv.revision)

  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  await page.getByRole('button', { name: 'Crear CV nuevo' }).click()
  await expect(page).toHaveURL(/\?cv=/)
  const made = await cvOf(request, account, new URL(page.url()).searchParams.get('cv') ?? '')
  expect(made.id).not.toBe(cv.id)
  expect(made.document.experience).toMatchObject([{ company: 'Cafetería del Sur', current: true }])
  expect(made.document.basics.email).toBe('valeria@correo.example')
})

test('pasted text replaces a CV, and a file that cannot be read says what to do', async ({ page, request }) => {
  const { account, cv } = await aSeekerWithCv(page, request)
  await page.goto('/app/cv')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await drop(page, 'foto.png', 'image/png', 'nada')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Sube un PDF')
  await page.getByRole('button', { name: 'Pegar el texto de mi CV' }).click()
  await page.getByRole('button', { name: 'Leer este texto' }).click()
  await expect(page.getByText('Escribe al menos 40 caracteres.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Texto de tu CV' }).fill(PASTED)
  await page.getByRole('button', { name: 'Leer este texto' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa lo que leímos' })).toBeVisible()
  await openSection(page, 'Datos personales')
  await expect(page.getByLabel('Correo')).toHaveValue('diego@correo.example')

  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  await page.getByRole('radio', { name: /Reemplazar un CV/ }).check()
  await page.getByRole('button', { name: 'Reemplazar CV' }).click()
  await expect(page).toHaveURL(`/app/cv?cv=${cv.id}`)
  expect((await cvOf(request, account, cv.id)).document.basics.email).toBe('diego@correo.example')

  // What was there is one press away, and a dropped file begins another review.
  await drop(page, 'resume.json', 'application/json', JSON.stringify({ basics: { name: 'Diego Soto' } }))
  await openSection(page, 'Datos personales')
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Diego Soto')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('button', { name: 'Descartar importación' }).click()
  await expect(page).toHaveURL('/app/cv')
  await page.goto(`/app/cv?cv=${cv.id}&panel=versiones`)
  await page
    .getByRole('button', { name: /^Restaurar/ })
    .first()
    .click()
  await expect(panel(page, 'Versiones').getByRole('status')).toContainText('Tu CV vuelve a ser')
  expect((await cvOf(request, account, cv.id)).document.basics.email).toBe('valeria@correo.example')
})

const PASTED = `Diego Soto Rivas
diego@correo.example
+34 600 111 222

Experiencia
Cocinero
Restaurante La Plaza
enero 2020 - marzo 2024

Formación
Técnico en cocina
Escuela de Hostelería
2018 - 2019`

/** As when a file is dragged in from the desktop and let go above the page. */
async function drop(page: Page, name: string, type: string, content: string) {
  const transfer = await page.evaluateHandle(
    ([file, kind, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text ?? ''], file ?? '', { type: kind ?? '' }))
      return data
    },
    [name, type, content],
  )
  // The page listens a moment after its first draw; a hand that drags goes on until it is seen.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer })
    await expect(page.getByText('Suelta aquí tu CV')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

test('versions are named, compared and brought back; the robot reads everything', async ({ page, request }) => {
  const { account, cv } = await aSeekerWithCv(page, request)
  await page.goto(`/app/cv?cv=${cv.id}&panel=robot`)
  const robot = panel(page, 'Lo que leen las máquinas')
  await expect(robot.getByText('Todo se lee bien y en orden.', { exact: false })).toBeVisible()
  await expect(robot.getByText('Se pierde')).toHaveCount(0)
  await robot.getByText('Ver el texto tal como lo lee').click()
  await expect(robot.getByText('Cafetería del Norte').last()).toBeVisible()

  await page.goto(`/app/cv?cv=${cv.id}&panel=versiones`)
  const versions = panel(page, 'Versiones')
  await versions.getByLabel('Guardar la versión de ahora con un nombre').fill('La primera')
  await versions.getByRole('button', { name: 'Guardar versión' }).click()
  await expect(versions.getByText('La primera', { exact: true })).toBeVisible()
  const { revision, ...content } = await cvOf(request, account, cv.id)
  const changed = { ...content, revision, document: { ...content.document, summary: 'Otro resumen.' } }
  await request.put(`/api/v1/cvs/${cv.id}`, { headers: as(account), data: changed })

  await page.reload()
  await versions.getByRole('link', { name: /^Comparar con ahora: La primera/ }).click()
  await expect(page).toHaveURL(/version=1/)
  await expect(versions.getByRole('region', { name: 'Perfil' })).toContainText('Otro resumen.')
  await expect(versions.getByRole('region', { name: 'Experiencia' })).toHaveCount(0)
  await versions.getByRole('button', { name: 'Restaurar esta versión' }).click()
  await expect(versions.getByText('Tu CV vuelve a ser: La primera')).toBeVisible()
  expect((await cvOf(request, account, cv.id)).document.summary).toBe(valeria.summary)
  await versions.getByRole('button', { name: 'Deshacer' }).click()
  await expect(versions.getByText('Tu CV vuelve a ser: La primera')).toHaveCount(0)
  expect((await cvOf(request, account, cv.id)).document.summary).toBe('Otro resumen.')
})

test('a variant is compared with the base and takes a section from it', async ({ page, request }) => {
  const { account, cv } = await aSeekerWithCv(page, request)
  await page.goto(`/app/cv?cv=${cv.id}`)
  await page.getByRole('button', { name: 'Más acciones con este CV' }).click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect(page).not.toHaveURL(new RegExp(cv.id))
  const copy_id = new URL(page.url()).searchParams.get('cv') ?? ''
  const copy = await cvOf(request, account, copy_id)
  const changed = { ...copy, document: { ...copy.document, summary: 'Para otro empleo.', skills: [] } }
  await request.put(`/api/v1/cvs/${copy_id}`, { headers: as(account), data: changed })

  await page.goto(`/app/cv?cv=${copy_id}&panel=comparar`)
  const compare = panel(page, 'Comparar con el CV base')
  await expect(compare.getByRole('region', { name: 'Habilidades' })).toContainText('Power BI')
  await compare.getByRole('button', { name: 'Traer del CV base: Habilidades' }).click()
  await expect(compare.getByText('Trajiste «Habilidades» de tu CV base.')).toBeVisible()
  await expect(compare.getByRole('region', { name: 'Habilidades' })).toHaveCount(0)
  expect((await cvOf(request, account, copy_id)).document.skills).toHaveLength(3)
  await compare.getByRole('button', { name: 'Copiar al CV base: Perfil' }).click()
  await expect(compare.getByText('Copiaste «Perfil» a tu CV base.')).toBeVisible()
  expect((await cvOf(request, account, cv.id)).document.summary).toBe('Para otro empleo.')
  await compare.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(async () => (await cvOf(request, account, cv.id)).document.summary).toBe(valeria.summary)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Más acciones con este CV' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar…' }).click()
  await page.getByRole('button', { name: 'Eliminar CV definitivamente' }).click()
  await expect(page).toHaveURL('/app/cv')
  await expect(page.getByRole('button', { name: /^CV abierto: Mi CV/ })).toBeVisible()
})

test('a link with a password opens for whoever knows it, until it is closed', async ({ page, request, browser }) => {
  const { cv } = await aSeekerWithCv(page, request)
  await page.goto(`/app/cv?cv=${cv.id}&panel=compartir`)
  const share = panel(page, 'Compartir')
  await expect(share.getByText('Ahora nadie puede ver este CV con un enlace.')).toBeVisible()
  await expect(share.getByRole('switch', { name: /Mostrar mis datos de contacto/ })).not.toBeChecked()
  await share.getByRole('switch', { name: /Pedir una contraseña/ }).check()
  await share.getByLabel('Contraseña del enlace').fill('lluvia')
  await share.getByRole('button', { name: 'Crear enlace' }).click()
  const url = await share.getByLabel('Enlace a tu CV').inputValue()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(url)
  await guest.getByLabel(/Contraseña/).fill('otra cosa')
  await guest.getByRole('button').first().click()
  await expect(guest.getByLabel(/Contraseña/)).toBeVisible()
  await guest.getByLabel(/Contraseña/).fill('lluvia')
  await guest.getByRole('button').first().click()
  await expect(guest.getByRole('heading', { level: 1, name: /^CV de / })).toBeVisible()
  await expect(guest.getByRole('img', { name: /^Página 1 de/ })).toBeVisible()
  const download = guest.waitForEvent('download')
  await guest.getByRole('link', { name: 'Descargar PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/-CV\.pdf$/)

  await page.reload()
  await expect(share.getByText('Veces visto').locator('..')).toContainText('1')
  await share.getByRole('button', { name: 'Cerrar enlace' }).click()
  await expect(share.getByText('Ahora nadie puede ver este CV con un enlace.')).toBeVisible()
  expect((await guest.request.get(url)).status()).toBe(404)
  await guest.context().close()
})

test('axe finds nothing in the review and the panels, and they reflow', async ({ page, request }) => {
  const { account, cv } = await aSeekerWithCv(page, request)
  const headers = as(account)
  const read = await request.post('/api/v1/cvs/import/text', { headers, data: { text: `${PASTED}\n\nCarné B` } })
  await page.goto(`/app/cv?importacion=${(await read.json()).id}`)
  await expect(page.getByRole('heading', { name: 'Revisa lo que leímos' })).toBeVisible()
  await expectGoodPage(page)
  const panels = [
    ['descargar', 'Copia de Skillo'],
    ['robot', 'datos se leen bien'],
    ['versiones', 'Guardar la versión de ahora con un nombre'],
    ['compartir', 'Pedir una contraseña'],
    ['comparar', 'Este es tu CV base'],
  ] as const
  const [phone, tablet, desk] = LOOKS
  const random = randomFor('panels of a CV')
  // The editor is another one on wide screens, and nobody turns a phone into a desk while a panel is open.
  for (const looks of soak([random.oneOf([[phone, tablet], [desk]])], [[phone, tablet], [desk]])) {
    await page.setViewportSize({ width: looks[0]?.width ?? 0, height: 844 })
    for (const [name, ready] of soak(random.some(panels, 2), [...panels])) {
      await walkTo(page, `/app/cv?cv=${cv.id}&panel=${name}`, 'Mi CV · Skillo')
      await expect(page.getByRole('dialog').getByText(ready).first()).toBeVisible()
      await expectGoodPage(page, looks)
    }
  }
})
