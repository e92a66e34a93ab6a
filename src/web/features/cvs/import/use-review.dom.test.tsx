import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { type CvImport, cvWishes } from '#shared/cvs/cv-imports.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { useReview } from './use-review.ts'

const importOf = (id: string, full_name: string): CvImport => ({
  id,
  source: 'TEXT',
  state: 'READY_FOR_REVIEW',
  file_name: 'Texto pegado',
  proposal: {
    language: 'es',
    document: cvDocument.parse({ basics: { full_name } }),
    confidence: {},
    unplaced_text: [],
    original_pages: [],
    hidden_text_found: false,
    hides_orders: false,
    wishes: cvWishes.parse({}),
  },
  created_at: '2026-11-16T09:00:00.000Z',
})

function Name({ found }: { found: CvImport }) {
  const { full_name, email } = useReview(found).document.basics
  return (
    <p>
      Se llama {full_name}. {email}
    </p>
  )
}

it('begins a CV whose name and address were not read with those of the account, and leaves a read name alone', async () => {
  signedIn()
  await openAt('/app/cv', <Name found={importOf('i1', '')} />)
  await expect.element(page.getByText(/^Se llama Ana Ruiz\. \S+@/)).toBeVisible()
  await openAt('/app/cv', <Name found={importOf('i2', 'Ana María Ruiz-Cano')} />)
  await expect.element(page.getByText(/^Se llama Ana María Ruiz-Cano\./)).toBeVisible()
})
