import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cvContent } from '#shared/cvs/cv-document.ts'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { RemarksProvider } from '#web/editor/fields/remarks.ts'
import { UndoButtons } from '#web/editor/history/undo-buttons.tsx'
import { achievementExamples } from '../../advice/achievement-examples.ts'
import { CvEditorProvider } from '../cv-editor-context.ts'
import { AdviceNote } from '../fields/advice-note.tsx'
import { ExperienceForm } from '../forms/experience-form.tsx'
import { NextStep } from '../sections/next-step.tsx'
import { SectionForm } from '../sections/section-form.tsx'
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

function Editor({ content = start, whole = false }: { content?: typeof start; whole?: boolean }) {
  const { editor, undo, redo, can_undo, can_redo } = useCvEditing(content, 'experience', () => undefined)
  return (
    <CvEditorProvider value={editor}>
      <UndoButtons canUndo={can_undo} canRedo={can_redo} onUndo={undo} onRedo={redo} />
      {whole ? (
        <RemarksProvider value={{ problems: {}, eager: false, Note: AdviceNote }}>
          <SectionForm open="experience" />
        </RemarksProvider>
      ) : (
        <ExperienceForm />
      )}
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

it('is ordered by date when that is asked for, and as before with one tap', async () => {
  const job = (at: number, position: string, start: string) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    position,
    company: 'Bar Sol',
    start,
    end: `${Number(start) + 1}`,
  })
  const experience = [job(1, 'Camarera', '2015'), job(2, 'Cocinera', '2020'), job(3, 'Dependienta', '2018')]
  const content = cvContent.parse({ title: 'Mi CV', document: { basics: { full_name: 'Ana Ruiz' }, experience } })
  await openAt('/app/cv', <Editor content={content} />)
  const names = () =>
    entries()
      .elements()
      .map(({ textContent }) => /Camarera|Cocinera|Dependienta/.exec(textContent)?.[0])
  expect(names()).toEqual(['Camarera', 'Cocinera', 'Dependienta'])
  await page.getByRole('button', { name: 'Ordenar por fecha' }).click()
  await expect.poll(names).toEqual(['Cocinera', 'Dependienta', 'Camarera'])
  const note = page.getByRole('status').filter({ hasText: 'Lo más reciente va primero.' })
  await expect.element(note.getByRole('button', { name: 'Deshacer' })).toHaveFocus()
  await note.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(names).toEqual(['Camarera', 'Cocinera', 'Dependienta'])
  await expect.element(page.getByRole('button', { name: 'Ordenar por fecha' })).toBeVisible()
})

it('gives an example of the trade of the job, and none where no role is called so', async () => {
  const items = [{ id: 'waiter', name: 'Camarero', family: 'dining-room' }]
  const none = { ...start, document: { ...start.document, experience: start.document.experience.slice(1) } }
  const example = page.getByText(achievementExamples['dining-room'] ?? '?', { exact: false })
  serverWith({ 'GET /api/v1/taxonomy/roles': () => Response.json({ items, next_cursor: null }) })
  await openAt('/app/cv?seccion=experience&campo=experience.0.summary', <Editor whole />)
  await expect.element(example).toBeVisible()
  const heard = serverWith({ 'GET /api/v1/taxonomy/roles': () => Response.json({ items: [], next_cursor: null }) })
  await openAt('/app/cv?seccion=experience&campo=experience.0.summary', <Editor content={none} whole />)
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  await expect.element(example).toHaveLength(1)
})

it('calls a CV complete only when no entry lacks anything', async () => {
  await openAt('/app/cv', <Editor />)
  await expect.element(page.getByText('Completa los datos que faltan en «Experiencia».')).toBeInTheDocument()
  await expect.element(page.getByText('Tu CV tiene todo lo que buscan las empresas.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Más acciones para Dependienta' }).click()
  await page.getByRole('menuitem', { name: 'Ocultar en el CV' }).click()
  await expect.element(page.getByText('Tu CV tiene todo lo que buscan las empresas.')).toBeInTheDocument()
})

describe('an address that names a field', () => {
  const named = (field: string) => `/app/cv?seccion=experience&campo=${field}`

  it.each([
    ['experience.1.summary', 'the very field', 'Descripción opcional'],
    ['experience.1.told', 'the first field of its entry where it has no such one', 'Puesto'],
  ])('%s opens the entry and puts the cursor into %s', async (field, _, label) => {
    await openAt(named(field), <Editor whole />)
    await expect.element(page.getByRole('button', { name: /^Dependienta/ })).toHaveAttribute('aria-expanded', 'true')
    await expect.element(page.getByRole('textbox', { name: label })).toHaveFocus()
  })

  it('of a section alone puts it where one can be added', async () => {
    await openAt(named('experience'), <Editor whole />)
    await expect.element(page.getByRole('button', { name: 'Añadir experiencia' })).toHaveFocus()
  })

  it.each([
    ['experience.nueva', start.document.experience, 3],
    ['experience.0.summary', [], 1],
  ])('%s begins a new entry, with the cursor in its first field', async (field, experience, count) => {
    const content = { ...start, document: { ...start.document, experience } }
    await openAt(named(field), <Editor content={content} whole />)
    await expect.element(entries()).toHaveLength(count)
    await expect.element(page.getByRole('textbox', { name: 'Puesto' })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Puesto' })).toHaveValue('')
  })

  it('of a new entry goes on with one that was begun and has no name yet', async () => {
    const [first] = start.document.experience
    const blank = { ...first, id: '00000000-0000-4000-8000-00000000000c', position: '', company: '' } as typeof first
    const experience = [first, blank].flatMap((one) => one ?? [])
    await openAt(
      named('experience.nueva'),
      <Editor content={{ ...start, document: { ...start.document, experience } }} whole />,
    )
    await expect.element(page.getByRole('textbox', { name: 'Puesto' })).toHaveFocus()
    await expect.element(entries()).toHaveLength(2)
  })

  it('begins where the person said that there is none', async () => {
    const none = { ...start, document: { ...start.document, experience: [], no_experience: true } }
    await openAt(named('experience'), <Editor content={none} whole />)
    await expect.element(page.getByRole('checkbox', { name: 'Aún no tengo experiencia' })).toHaveFocus()
  })
})
