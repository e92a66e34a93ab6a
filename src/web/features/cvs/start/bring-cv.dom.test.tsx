import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { cvWishes } from '#shared/cvs/cv-imports.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { lateAnswer, serverWith } from '#tests/support/dom/dom-server.ts'
import { BringCv } from './bring-cv.tsx'
import { CvDropZone } from './cv-drop-zone.tsx'

const ID = '0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a01'
const found = {
  id: ID,
  source: 'TEXT',
  state: 'READY_FOR_REVIEW',
  file_name: 'Texto pegado',
  proposal: {
    language: 'es',
    document: cvDocument.parse({ education: [{ id: ID, title: 'Bachillerato' }] }),
    confidence: {},
    unplaced_text: [],
    original_pages: [],
    hidden_text_found: false,
    hides_orders: false,
    wishes: cvWishes.parse({}),
  },
  created_at: '2026-11-16T09:00:00.000Z',
}

const screen = (import_id: string | null) => (
  <CvDropZone>
    <BringCv import_id={import_id} />
  </CvDropZone>
)

it('does not take the second press of a double click for «Cancelar», which stands in the same place', async () => {
  signedIn()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  onTestFinished(() => clock.mockRestore())
  serverWith({ 'POST /api/v1/cvs/import/text': () => lateAnswer().promise })
  await openAt('/app/cv?importar=texto', screen(null))
  await page.getByLabelText('Texto de tu CV').fill('Ana Prueba, administrativa. '.repeat(4))
  const read = page.getByRole('button', { name: 'Leer este texto' })
  const cancel = page.getByRole('button', { name: 'Cancelar' })
  await read.click()
  await cancel.click()
  await expect.element(cancel).toBeVisible()
  clock.mockReturnValue(2_000)
  await cancel.click()
  await expect.element(read).toBeVisible()
})

it('counts only what was found, and changes a pasted text as a text', async () => {
  signedIn()
  serverWith({ [`GET /api/v1/cvs/imports/${ID}`]: () => Response.json(found) })
  const { address } = await openAt('/onboarding/seeker/step-1', screen(ID))
  await expect.element(page.getByText(/Encontramos 1 estudio\. Al terminar/)).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar el texto' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Pega el texto de tu CV' })).toBeVisible()
  expect(address()).toContain('importar=texto')
})
