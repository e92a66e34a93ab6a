import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { CvEditorProvider } from '../editor/cv-editor-context.ts'
import { aCv } from '../editor/testing/a-cv.ts'
import { useCvEditing } from '../editor/use-cv-editing.ts'
import { StepsPanel } from './steps-panel.tsx'

const id = (at: number) => `0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a0${at}`
const start = cvContent.parse({
  title: 'Mi CV',
  document: {
    basics: { full_name: 'Ana Ruiz', city: 'Lugo', country: 'ES', phone: '+34 600 000 111' },
    experience: [
      { id: id(1), position: 'Cajera', company: 'Súper Sol', start: '2021-03', end: '2020-05' },
      { id: id(2), position: 'Camarera', company: 'Bar Luz', start: '2021-04', current: true },
    ],
    languages: [{ id: id(3), language: 'en', said: 'nivel medio' }],
  },
})

function Opened({ onContent }: { onContent: (content: CvContent) => void }) {
  const { editor, undo } = useCvEditing(start, 'experience', () => undefined)
  onContent(editor.content)
  return (
    <CvEditorProvider value={editor}>
      <StepsPanel cv={aCv(1)} content={editor.content} onReplaced={() => undefined} onUndo={undo} />
    </CvEditorProvider>
  )
}

async function opened(pages_closer = 1) {
  onTestFinished(() => localStorage.clear())
  let now = start
  const me = { id: 'u1', full_name: 'Ana Ruiz', email_verified: true, city: null, country: null, phone: null }
  const heard = serverWith({
    'GET /api/v1/users/me': () => Response.json(me),
    'PUT /api/v1/users/me': ({ body }) => Response.json(Object.assign(me, body)),
    [`POST /api/v1/cvs/${aCv(1).id}/preview`]: ({ body }) => {
      const { design } = body as CvContent
      return Response.json({ pages: Array.from({ length: design.one_page ? pages_closer : 2 }, () => '<svg/>') })
    },
  })
  signedIn()
  await openAt('/app/cv?panel=pasos', <Opened onContent={(content) => (now = content)} />)
  return { heard, content: () => now }
}

const press = (name: string) => page.getByRole('button', { name }).click()

it('goes from step to step to an end, and takes back what was decided, the last first', async () => {
  const { content, heard } = await opened()
  await expect.element(page.getByText('Paso 1 de 4')).toBeVisible()
  await expect.element(page.getByText('mar 2021 – may 2020')).toBeVisible()
  await press('Cambiar')
  expect(content().document.experience[0]).toMatchObject({ start: '2020-05', end: '2021-03' })
  await press('Ordenar por fecha')
  expect(content().document.experience.map(({ position }) => position)).toEqual(['Camarera', 'Cajera'])
  await press('Deshacer')
  expect(content().document.experience.map(({ position }) => position)).toEqual(['Cajera', 'Camarera'])
  await press('Dejar así')
  await expect.element(page.getByLabelText('Nivel')).toHaveValue('B1')
  await press('Cambiar')
  expect(content().document.languages[0]).toMatchObject({ overall: 'B1', said: '' })
  await press('Guardar en mi cuenta')
  await expect.element(page.getByText('Tu CV ocupa dos páginas y cabe en una.')).toBeVisible()
  const sent = heard.find(({ call }) => call === 'PUT /api/v1/users/me')
  expect(sent?.body).toEqual({ city: 'Lugo', country: 'ES', phone: '+34 600 000 111' })
  await press('Ajustar a una página')
  expect(content().design.one_page).toBe(true)
  await expect.element(page.getByText('No queda ningún paso')).toBeVisible()
})

it('does not offer again what was left as it is, nor one page where it would not fit', async () => {
  await opened(2)
  for (const _ of ['turned', 'order', 'level']) await press('Dejar así')
  await press('Dejar así')
  await expect.element(page.getByText('No queda ningún paso')).toBeVisible()
  expect(localStorage.getItem(`steps-draft:${aCv(1).id}`)).not.toContain('Cajera')
  await press('Deshacer')
  await expect.element(page.getByRole('button', { name: 'Guardar en mi cuenta' })).toBeVisible()
})
