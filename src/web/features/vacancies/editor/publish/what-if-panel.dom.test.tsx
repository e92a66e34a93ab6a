import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Requirement } from '#shared/matching/matching.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { VacancyEditorProvider } from '../vacancy-editor-context.ts'
import { WhatIfPanel } from './what-if-panel.tsx'

const must = (id: string, name: string) =>
  ({ id, type: 'SKILL', importance: 'EXCLUYENTE', value: { name, skill_id: null } }) as unknown as Requirement
const [react, css] = [
  must('019a0000-0000-7000-8000-000000000001', 'React'),
  must('019a0000-0000-7000-8000-000000000002', 'CSS'),
]

/** As after every change it is saved, and people still read the version before. */
function Editor() {
  const [requirements, setRequirements] = useState([react, css])
  const vacancy = {
    id: 'v',
    has_changes: true,
    actions: ['edit'],
    live_document: { requirements: [react, css] },
    document: { requirements },
  } as unknown as Vacancy
  const editing = {
    document: { requirements },
    change: (part: { requirements: Requirement[] }) => setRequirements(part.requirements),
  }
  return (
    <VacancyEditorProvider value={editing as never}>
      <WhatIfPanel vacancy={vacancy} />
    </VacancyEditorProvider>
  )
}

it('of a published vacancy counts with its changes: what was eased is counted anew and no longer offered', async () => {
  let musts = [react, css]
  const heard = serverWith({
    'POST /api/v1/vacancies/what-if': () => {
      const relaxed = musts.map(({ id }, at) => ({ requirement_id: id, meeting: 25 + 5 * at }))
      return Response.json({ profiles: 545, is_sample: false, meeting: 25, relaxed })
    },
  })
  signedIn()
  await openAt('/app', <Editor />)
  const ease = page.getByRole('button', { name: 'Pasar a importante: React' })
  await expect.element(ease).toBeVisible()
  musts = [css]
  await ease.click()
  await expect.element(ease).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Pasar a importante: CSS' })).toBeVisible()
  await expect.element(page.getByText(/Contamos con tus cambios/)).toBeVisible()
  expect(heard).toHaveLength(2)
})
