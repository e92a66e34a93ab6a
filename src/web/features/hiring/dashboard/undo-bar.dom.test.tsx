import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useUndoable } from './undo.store.ts'
import { UndoBar } from './undo-bar.tsx'

it.each([
  ['says where somebody went', 'Teo Bravo Gallardo pasa a Entrevista con el equipo.', 'whole'],
  ['cuts what is longer between two lines', `${'Persona '.repeat(12)}pasa a Entrevista.`, 'cut'],
])('on a phone %s', async (_, text, shown) => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  signedIn()
  await openAt('/app', <UndoBar />)
  useUndoable.getState().offer({ text, undo: () => undefined })
  await expect.element(page.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  const { scrollHeight, clientHeight, ...said } = sizesOf(page.getByText(text).element())
  expect(scrollHeight > clientHeight ? 'cut' : 'whole').toBe(shown)
  expect((clientHeight / said.line) % 1).toBeCloseTo(0, 1)
})

it.each([
  [390, 844],
  [1440, 900],
])('leaves the fields of a dialog free that was opened meanwhile, at %d × %d', async (width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  signedIn()
  await openAt(
    '/app',
    <>
      <UndoBar />
      <OpenedMeanwhile />
    </>,
  )
  useUndoable.getState().offer({ text: 'Teo Bravo Gallardo pasa a Entrevista con el equipo.', undo: () => undefined })
  const bar = page.getByRole('region', { name: 'Deshacer', includeHidden: true })
  await expect.element(bar).toBeVisible()
  const field = page.getByLabelText('Mensaje').element().getBoundingClientRect()
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(field.top)
  useUndoable.getState().clear()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

function OpenedMeanwhile() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Oferta" size="lg">
      <textarea aria-label="Mensaje" rows={60} className="block w-full" />
    </Dialog>
  )
}

function sizesOf(element: Element) {
  const { scrollHeight, clientHeight } = element
  return { scrollHeight, clientHeight, line: Number.parseFloat(getComputedStyle(element).lineHeight) }
}
