import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Company } from '#shared/companies/company-fields.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { useVacancyEditing } from './use-vacancy-editing.ts'

const START = { document: vacancyDocument.parse({ title: 'Camarera de sala' }), hiring_team: [] } as never
const COMPANY = { countries: ['ES'] } as unknown as Company

function Editor() {
  const { content, change, findings } = useVacancyEditing(START, COMPANY)
  const said = findings.filter(({ path }) => path === 'department')
  return (
    <>
      <input
        aria-label="Departamento"
        value={content.document.department ?? ''}
        onChange={(event) => change({ department: event.target.value })}
      />
      <p data-testid="said">{said.map(({ rule }) => rule).join(', ')}</p>
    </>
  )
}

it('says of a text what stands there once nobody types, and nothing of what stood there before', async () => {
  await openAt('/app', <Editor />)
  const box = page.getByLabelText('Departamento')
  await box.fill('Abstenerse mayores de 40 años')
  await expect.element(page.getByTestId('said')).toHaveTextContent('age')
  await box.fill('Sala y terraza')
  await expect.element(page.getByTestId('said')).not.toHaveTextContent('age')
})
