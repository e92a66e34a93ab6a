import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cvContent } from '#shared/cvs/cv-document.ts'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { UndoButtons } from '#web/editor/history/undo-buttons.tsx'
import { CvEditorProvider } from '../cv-editor-context.ts'
import { ExperienceForm } from '../forms/experience-form.tsx'
import { NextStep } from '../sections/next-step.tsx'
import { useCvEditing } from '../use-cv-editing.ts'

const unfinished = [
  {
    id: '00000000-0000-4000-8000-00000000000a',
    position: 'Camarera',
    company: 'Bar Sol',
    start: '2020-01',
    current: true,
  },
  { id: '00000000-0000-4000-8000-00000000000b', position: 'Dependienta' },
]
const start = cvContent.parse({
  title: 'Mi CV',
  document: { basics: { full_name: 'Ana Ruiz' }, experience: unfinished },
})

function Editor() {
  const { editor, undo, redo, can_undo, can_redo } = useCvEditing(start, 'experience', () => undefined)
  return (
    <CvEditorProvider value={editor}>
      <UndoButtons canUndo={can_undo} canRedo={can_redo} onUndo={undo} onRedo={redo} />
      <ExperienceForm />
      <NextStep tasks={[]} />
    </CvEditorProvider>
  )
}

const entries = () => page.getByRole('heading', { level: 3 })

it('forgets the notice of a deletion that was undone another way: nothing comes back twice', async () => {
  await openAt('/app/cv', <Editor />)
  await page.getByRole('button', { name: 'Más acciones para Dependienta' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Eliminaste «Dependienta».')).toBeInTheDocument()
  await expect.element(entries()).toHaveLength(1)
  await page.getByRole('button', { name: 'Deshacer' }).first().click()
  await expect.element(entries()).toHaveLength(2)
  await expect.element(page.getByText('Eliminaste «Dependienta».')).not.toBeInTheDocument()
})

it('calls a CV complete only when no entry lacks anything', async () => {
  await openAt('/app/cv', <Editor />)
  await expect.element(page.getByText('Completa los datos que faltan en «Experiencia».')).toBeInTheDocument()
  await expect.element(page.getByText('Tu CV tiene todo lo que buscan las empresas.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Más acciones para Dependienta' }).click()
  await page.getByRole('menuitem', { name: 'Ocultar en el CV' }).click()
  await expect.element(page.getByText('Tu CV tiene todo lo que buscan las empresas.')).toBeInTheDocument()
})
