import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'

async function openProfile(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  await page.goto('/app/settings?tab=perfil')
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible()
  return account
}

/** Left half red, right half blue. */
async function redAndBlue(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

/** The colour in the middle of the picture that the page shows. */
async function shownColour(request: APIRequestContext, url: string): Promise<string> {
  const answer = await request.get(url)
  expect(answer.status()).toBe(200)
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 4)) * 3
  return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue'
}

test('a picture is cut, saved, shown and removed', async ({ page, request }) => {
  const account = await openProfile(page, request)
  const headers = { authorization: `Bearer ${account.token}` }
  const pictures = page.getByRole('region', { name: 'Tus imágenes' })
  await pictures.getByRole('button', { name: 'Subir foto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tu foto' })
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: await redAndBlue(120, 120) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText('La imagen debe medir al menos 200 × 200 px.')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'text/plain', name: 'foto.txt' })
  await expect(dialog.getByText('La imagen debe ser JPG, PNG o WebP y pesar menos de 5 MB.')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({ ...file, buffer: await redAndBlue(1200, 600) })

  const preview = dialog.getByRole('img', { name: /Vista previa del recorte/ })
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
  await preview.focus()
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Guardar imagen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(pictures.getByRole('button', { name: 'Cambiar foto' })).toBeVisible()
  const { profile_picture_url } = await (await request.get('/api/v1/users/me', { headers })).json()
  expect(await shownColour(request, profile_picture_url)).toBe('blue')
  await page.reload()
  await expect(page.getByRole('complementary').locator('img')).toHaveAttribute('src', /\/api\/v1\/files\//)

  await pictures.getByRole('button', { name: 'Quitar foto' }).click()
  await expect(pictures.getByRole('button', { name: 'Subir foto' })).toBeVisible()
  expect((await (await request.get('/api/v1/users/me', { headers })).json()).profile_picture_url).toBeNull()
})

test('a cover is dropped on its place', async ({ page, request }) => {
  await openProfile(page, request)
  const bytes = (await redAndBlue(1600, 800)).toString('base64')
  await page.getByText('Arrastra aquí una imagen de portada').evaluate(async (place, base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([data], 'portada.png', { type: 'image/png' }))
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  const dialog = page.getByRole('dialog', { name: 'Tu portada' })
  await dialog.getByRole('button', { name: 'Guardar imagen' }).click()
  const cover = page.getByRole('img', { name: 'Tu portada' })
  await expect(cover).toBeVisible()
  expect(await shownColour(request, (await cover.getAttribute('src')) ?? '')).toBe('red')
})
