import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  anOpenVacancy,
  aReadySeeker,
  NIGHT,
  untilTheTeamHasIt,
  YEARS,
} from '#tests/support/browser/applications-walk.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { type Account, confirmAddress, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

/** Somebody who has done the work and does not say with what. */
async function aSilentSeeker(request: APIRequestContext): Promise<Account> {
  const account = await registerAccount(request, { intent: 'SEEKER', full_name: 'Itziar Oñate' })
  await confirmAddress(request, account)
  const experience = [
    { id: randomUUID(), position: 'Analista de datos', company: 'Lonja', start: '2019-01', current: true },
  ]
  await send(request, account, 'POST', 'cvs', { title: 'Mi CV', document: { experience } })
  return account
}

test('a CV is prepared for a vacancy, what is missing is written where it belongs, and it is sent first', async ({
  page,
  request,
}) => {
  const { vacancy } = await anOpenVacancy(request)
  const { title } = vacancy.document
  await signIn(page, await aSilentSeeker(request))
  await page.goto(`/jobs/${vacancy.id}`)
  await page.getByRole('button', { name: 'Preparar mi CV para esta vacante' }).click()
  const panel = page.getByRole('dialog', { name: 'Qué pide y dónde lo dices' })
  const asked = panel.getByRole('list', { name: 'Lo que pide el anuncio' })
  const sql = asked.getByRole('listitem').filter({ hasText: 'SQL' }).first()
  await expect(panel.getByText('Este CV dice 1 de 2 puntos.')).toBeVisible()
  await expectGoodPage(page)
  await expect(asked.getByRole('link', { name: 'Experiencia: «Analista de datos»' })).toBeVisible()
  await sql.getByRole('link', { name: 'Si es verdad, escríbelo en Habilidades' }).click()
  await expect(panel).toHaveCount(0)
  const skills = page.getByLabel('Tus habilidades')
  await expect(skills).toBeFocused()
  await skills.fill('SQL')
  await skills.press('Enter')
  await expect(page.getByText(/^Todo guardado|^Guardado hace/)).toBeVisible()

  const bar = page.getByRole('region', { name: 'Vacante de este CV' })
  await bar.getByRole('link', { name: 'Qué pide y dónde lo dices' }).click()
  await expect(panel.getByText('Este CV dice todo lo que pide el anuncio: 2 puntos.')).toBeVisible()
  await expect(sql.getByRole('link', { name: 'Habilidades: «SQL»' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectGoodPage(page)

  await bar.getByRole('link', { name: 'Postularme' }).click()
  const form = page.getByRole('dialog', { name: `Postularte a ${title}` })
  await expect(form.getByRole('radio', { name: new RegExp(`^Para ${title}`) })).toBeChecked()
  await expect(form.getByRole('radio', { name: /^Mi CV/ })).not.toBeChecked()
  await form.getByRole('link', { name: 'Ver qué pide y dónde lo dice tu CV' }).click()
  await expect(panel).toBeVisible()
})

test('a letter in the look of the CV is begun, looked at, kept and sent with it, and the company reads it', async ({
  page,
  request,
}) => {
  const { owner, company, vacancy } = await anOpenVacancy(request)
  const { title } = vacancy.document
  const { account } = await aReadySeeker(request)
  await signIn(page, account)
  await page.goto(`/jobs/${vacancy.id}`)
  await page.getByRole('button', { name: 'Postularme' }).click()
  const form = page.getByRole('dialog', { name: `Postularte a ${title}` })
  await form.getByRole('group', { name: NIGHT }).getByRole('radio', { name: 'Sí' }).check()
  await form.getByLabel(YEARS).fill('4')
  await form.getByRole('button', { name: 'Escribir una carta en PDF' }).click()
  const text = form.getByLabel('Texto de la carta')
  await expect(text).toHaveValue(
    new RegExp(`^Hola, equipo de ${company.name}:\n\nEscribo por la vacante de ${title}\\.`),
  )
  await text.fill(`Hola, equipo de ${company.name}:\n\nCuadro cobros desde 2019.\n\nUn saludo,\nNúria`)
  await expect(form.getByText(/ de 3000 caracteres$/)).toBeVisible()
  await form.getByRole('button', { name: 'Ver cómo queda' }).click()
  await expect(form.getByRole('img', { name: 'Página 1 de 1 de tu carta' })).toBeVisible()
  await expectGoodPage(page)
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Descargar la carta en Word' }).click()
  expect((await download).suggestedFilename()).toBe(`Carta ${company.name}.docx`)

  await form.getByRole('button', { name: 'Volver a mi postulación' }).click()
  await expect(form.getByRole('button', { name: 'Ver y cambiar la carta' })).toBeFocused()
  await expect(form.getByText('Borrador guardado.')).toBeVisible()
  await page.reload()
  await expect(form.getByRole('region', { name: 'Tu carta' })).toContainText('Cuadro cobros desde 2019.')
  await form.getByRole('button', { name: 'Así te verá la empresa' }).click()
  await expect(form.getByRole('region', { name: 'Tu carta, también en PDF' })).toContainText('Cuadro cobros')
  await form.getByRole('button', { name: 'Volver a mi postulación' }).click()
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page.getByText(/^Te postulaste el /)).toBeVisible()

  const { items } = await send(request, account, 'GET', 'applications')
  const [{ id }] = items
  await untilTheTeamHasIt(request, owner, vacancy, id)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}/vacancies/${vacancy.id}/dashboard?postulacion=${id}`)
  const letter = page.getByRole('region', { name: 'Carta de presentación' })
  await letter.getByText('Carta: «Hola, equipo de').click()
  const pdf = page.waitForEvent('download')
  await letter.getByRole('button', { name: 'Descargar la carta en PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/^Carta .*\.pdf$/)
  await expectGoodPage(page)
})
