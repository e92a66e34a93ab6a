import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { cvWishes } from '#shared/cvs/cv-imports.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { keepBroughtCv } from './brought-cv.ts'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { Component as Step1 } from './seeker-step-1.page.tsx'

const ID = '0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a01'
const CALL = `GET /api/v1/cvs/imports/${ID}`
const proposal = {
  language: 'es',
  document: cvDocument.parse({ education: [{ id: ID, title: 'Bachillerato' }] }),
  confidence: {},
  unplaced_text: [],
  original_pages: [],
  hidden_text_found: false,
  hides_orders: false,
  wishes: cvWishes.parse({}),
}
const found = {
  id: ID,
  source: 'FILE',
  state: 'READY_FOR_REVIEW',
  file_name: 'cv.pdf',
  proposal,
  created_at: '2026-11-16T09:00:00.000Z',
}

afterEach(() => {
  useOnboardingDraft.getState().clear()
  localStorage.clear()
})

it('knows the CV that was read before, also by its bare address, until the draft is cleared', async () => {
  signedIn()
  serverWith({ [CALL]: () => Response.json(found) })
  keepBroughtCv(ID)
  await openAt('/onboarding/seeker/step-1', <Step1 />)
  await expect.element(page.getByText('Ya leímos tu CV')).toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Continuar' }))
    .toHaveAttribute('href', `/onboarding/seeker/step-2?importacion=${ID}`)

  useOnboardingDraft.getState().clear()
  await expect.element(page.getByRole('link', { name: 'Seguir sin CV' })).toBeInTheDocument()
})

it('asks for a CV again where the one that was read is gone', async () => {
  signedIn()
  serverWith({ [CALL]: () => refusal(404) })
  keepBroughtCv(ID)
  await openAt('/onboarding/seeker/step-1', <Step1 />)
  await expect.element(page.getByRole('button', { name: 'Importar de LinkedIn' })).toBeInTheDocument()
})
