import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { type CvImport, cvWishes } from '#shared/cvs/cv-imports.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { useReview } from './use-review.ts'

const importOf = (id: string, full_name: string): CvImport => ({
  ...{ id, source: 'TEXT', state: 'READY_FOR_REVIEW', file_name: 'Texto pegado' },
  proposal: {
    ...{ language: 'es', document: cvDocument.parse({ basics: { full_name } }), confidence: {}, unplaced_text: [] },
    ...{ original_pages: [], hidden_text_found: false, hides_orders: false, wishes: cvWishes.parse({}) },
  },
  created_at: '2026-11-16T09:00:00.000Z',
})

function Name({ found }: { found: CvImport }) {
  return <p>Se llama {useReview(found).document.basics.full_name}.</p>
}

it('begins a CV whose name was not read with the name of the account, and leaves a read one alone', async () => {
  signedIn()
  await openAt('/app/cv', <Name found={importOf('i1', '')} />)
  await expect.element(page.getByText('Se llama Ana Ruiz.')).toBeVisible()
  await openAt('/app/cv', <Name found={importOf('i2', 'Ana María Ruiz-Cano')} />)
  await expect.element(page.getByText('Se llama Ana María Ruiz-Cano.')).toBeVisible()
})
