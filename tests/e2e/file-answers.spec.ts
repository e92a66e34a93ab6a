import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aReadySeeker, untilTheTeamHasIt } from '#tests/support/browser/applications-walk.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { dashboard } from '#tests/support/browser/hiring-walk.ts'
import { address, aPublisher, aVacancy, saved } from '#tests/support/browser/vacancies-walk.ts'

const ASKED = 'Adjunta una muestra de tu trabajo'
const sample = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 una muestra') })

async function downloaded(page: Page, name: RegExp): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await coming).path(), 'utf8')
}

test('a question is answered with a file, which both sides open', async ({ page, request }) => {
  test.setTimeout(300_000)
  const { owner, company } = await aPublisher(request)
  const vacancy = await aVacancy(request, owner, company)
  const process = { owner, company, vacancy }

  await test.step('the company asks for it', async () => {
    await signIn(page, owner)
    await page.goto(address(company, vacancy.id, 'proceso'))
    await page.getByRole('button', { name: 'Añadir pregunta' }).click()
    await page.getByRole('textbox', { name: 'Pregunta 1' }).fill(ASKED)
    await page.getByLabel('Respuesta', { exact: true }).selectOption({ label: 'Un archivo' })
    await expect(page.getByText('Recibes un PDF, DOCX, PNG o JPG de hasta 10 MB.')).toBeVisible()
    await expect(page.getByLabel('Es excluyente')).toHaveCount(0)
    await saved(page)
    await expectGoodPage(page)
    await send(request, owner, 'POST', `vacancies/${vacancy.id}/publish`, {})
  })

  const { account } = await aReadySeeker(request)
  await test.step('somebody brings it, changes it and sends it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, account)
    await page.goto(`/jobs/${vacancy.id}?panel=postular`)
    const question = page.getByRole('group', { name: ASKED })
    const send = page.getByRole('button', { name: 'Enviar postulación' })
    await send.click()
    await expect(question.getByText('Adjunta el archivo.')).toBeVisible()
    await question.locator('input').setInputFiles({ ...sample('web.pdf'), buffer: Buffer.from('<script>') })
    await expect(question.getByText('Adjunta un PDF, un DOCX o una imagen PNG o JPG.')).toBeVisible()
    await question.locator('input').setInputFiles(sample('Borrador.pdf'))
    await expect(question.getByRole('status')).toContainText('Borrador.pdf')
    await question.getByRole('button', { name: 'Quitar Borrador.pdf' }).click()
    await expect(question.getByText('Arrastra el archivo aquí o elige uno')).toBeVisible()
    await question.locator('input').setInputFiles(sample('Primera.pdf'))
    await expect(question.getByRole('status')).toContainText('Primera.pdf')
    await question.locator('input').setInputFiles(sample('Muestra de Núria.pdf'))
    await expect(question.getByRole('status')).toContainText('Muestra de Núria.pdf')
    await expectGoodPage(page)
    await page.reload()
    await expect(question.getByRole('status')).toContainText('Muestra de Núria.pdf')
    await page.getByRole('button', { name: 'Así te verá la empresa' }).click()
    const said = page.getByRole('region', { name: 'Tus respuestas' })
    await expect(said.getByText('Muestra de Núria.pdf')).toBeVisible()
    await page.getByRole('button', { name: 'Volver a mi postulación' }).click()
    await send.click()
    await expect(page.getByText(/^Te postulaste el /)).toBeVisible()
  })

  await test.step('whoever sent it reads it again', async () => {
    await page.goto('/app/my-applications')
    await page.getByRole('link', { name: vacancy.title }).first().click()
    await page.getByRole('tab', { name: 'Enviado' }).click()
    expect(await downloaded(page, /^Muestra de Núria\.pdf · 1 KB$/)).toBe('%PDF-1.7 una muestra')
    await expectGoodPage(page)
  })

  await test.step('the team opens it', async () => {
    const mine: { items: { id: string }[] } = await send(request, account, 'GET', 'applications')
    const id = mine.items[0]?.id ?? ''
    await untilTheTeamHasIt(request, owner, vacancy, id)
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, owner)
    await page.goto(dashboard(process, `?postulacion=${id}`))
    await page.getByRole('tab', { name: 'Encaje' }).click()
    expect(await downloaded(page, /^Muestra de Núria\.pdf · 1 KB$/)).toBe('%PDF-1.7 una muestra')
    await expectGoodPage(page)
  })
})
