import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { type CvImport, cvProposal } from '#shared/cvs/cv-imports.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { ReviewScreen } from './review-screen.tsx'

const id = (at: number) => `0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a0${at}`
const TEXT = 'Ana Ruiz\nExperiencia\nCajera, Súper Sol, 2019 - 2021\nllevaba la caja\notra cosa suelta\nalgo más'

const found = (document: object, unplaced_text: string[], confidence = {}): CvImport => ({
  id: 'i1',
  source: 'TEXT',
  state: 'READY_FOR_REVIEW',
  file_name: 'Texto pegado',
  proposal: cvProposal.parse({
    language: 'es',
    document: cvDocument.parse(document),
    confidence,
    unplaced_text,
    original_pages: [TEXT],
    hidden_text_found: false,
  }),
  created_at: '2026-11-16T09:00:00.000Z',
})
const CASHIER = { id: id(1), position: 'Cajera', company: 'Súper Sol', start: '2019', end: '2021' }

async function opened(read: CvImport) {
  onTestFinished(() => sessionStorage.clear())
  serverWith({ 'GET /api/v1/cvs': () => Response.json({ items: [], next_cursor: null }) })
  signedIn()
  await openAt('/app/cv?importacion=i1', <ReviewScreen found={read} />)
}

it('folds what is sure into a line, and shows of the rest what is doubtful', async () => {
  await opened(
    found({ experience: [CASHIER], skills: [{ id: id(2), name: 'SQL' }] }, [], { 'experience.0.company': 'MEDIA' }),
  )
  await expect.element(page.getByLabelText('Empresa')).toHaveValue('Súper Sol')
  await expect.element(page.getByLabelText('Puesto')).not.toBeInTheDocument()
  await expect.element(page.getByText('SQL')).toBeVisible()
  await page.getByRole('button', { name: 'Empresa está bien' }).click()
  await expect.element(page.getByText('Nada por mirar')).toBeInTheDocument()
  await expect.element(page.getByText('Revisado')).toBeVisible()
  await page.getByRole('button', { name: /^Ver los otros/ }).click()
  await expect.element(page.getByLabelText('Puesto')).toHaveValue('Cajera')
})

it('asks of each lost line what it is, and takes every answer back', async () => {
  await opened(found({ experience: [CASHIER] }, ['llevaba la caja', '34 años']))
  await expect.element(page.getByRole('heading', { name: 'Una línea que no entendimos' })).toBeVisible()
  await expect.element(page.getByText('Dejamos fuera 1 dato personal')).toBeVisible()
  for (const answer of ['Es de este trabajo', 'Es un trabajo', 'Es un estudio', 'No hace falta']) {
    await page.getByRole('button', { name: answer, exact: true }).first().click()
    await expect.element(page.getByRole('heading', { name: 'Todo tiene ya su sitio' })).toBeVisible()
    await page.getByRole('button', { name: /^Deshacer: llevaba/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Una línea que no entendimos' })).toBeVisible()
  }
  const kept = JSON.parse(sessionStorage.getItem('cv-review:i1') ?? '{}')
  expect(kept.document.experience).toHaveLength(1)
  expect(kept.document.experience[0].achievements).toEqual([])
  expect(kept.settled).toEqual({})
})

it('says when next to nothing was recognised, and has a place for the first job', async () => {
  await opened(found({}, []))
  await expect.element(page.getByText('Apenas reconocimos datos en este texto')).toBeVisible()
  await page.getByRole('button', { name: /^Experiencia/ }).click()
  await page.getByRole('button', { name: 'Añadir experiencia' }).click()
  await expect.element(page.getByLabelText('Puesto')).toHaveFocus()
})
