import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { RemarksProvider } from '#web/editor/fields/remarks.ts'
import { VacancyEditorProvider } from '../vacancy-editor-context.ts'
import { PositionForm } from './position-form.tsx'

function Editor() {
  const [document, setDocument] = useState(() => vacancyDocument.parse({}))
  const change = (part: object) => setDocument((now) => ({ ...now, ...part }))
  const value = { company: { kind: 'EMPRESA' }, document, change, findings: [], problems: {} }
  return (
    <VacancyEditorProvider value={value as never}>
      <RemarksProvider value={{ problems: {}, eager: false, Note: () => null }}>
        <PositionForm />
      </RemarksProvider>
    </VacancyEditorProvider>
  )
}

it('takes the whole name of a role for that role when the field is left, with its area', async () => {
  signedIn()
  serverWith({
    'GET /api/v1/taxonomy/roles': () =>
      Response.json({ items: [{ id: 'hardware-sales', name: 'Dependiente de ferretería', family: 'retail' }] }),
  })
  await openAt('/app', <Editor />)
  await userEvent.type(page.getByLabelText('Título del puesto'), 'dependiente/a de ferretería')
  await expect.element(page.getByRole('option', { name: /ferretería/ })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByLabelText('Área del puesto')).toHaveValue('retail')
  await expect.element(page.getByLabelText('Título del puesto')).toHaveValue('Dependiente/a de ferretería')
})
