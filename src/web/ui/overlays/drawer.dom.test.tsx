import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { Drawer } from './drawer.tsx'

const FIELDS = Array.from({ length: 20 }, (_, at) => `Campo ${at + 1}`)

it('shows each field that the keyboard reaches above the bar at its foot', async () => {
  await page.viewport(390, 640)
  onTestFinished(() => page.viewport(1280, 800))
  await openAt(
    '/app',
    <Drawer open onOpenChange={() => undefined} title="Un formulario">
      {FIELDS.map((name) => (
        <label key={name} className="block p-4">
          {name} <input />
        </label>
      ))}
      <div className="sticky bottom-0 bg-surface">
        <button type="button" className="block h-28 w-full">
          Enviar
        </button>
      </div>
    </Drawer>,
  )
  const bar = page.getByRole('button', { name: 'Enviar' })
  await page.getByLabelText('Campo 1', { exact: true }).click()
  const bottoms: number[] = []
  for (const name of FIELDS.slice(1)) {
    await userEvent.keyboard('{Tab}')
    const field = page.getByLabelText(name, { exact: true })
    await expect.element(field).toHaveFocus()
    bottoms.push(field.element().getBoundingClientRect().bottom)
  }
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
})
