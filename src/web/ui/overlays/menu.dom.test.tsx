import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from './menu.tsx'

const trigger = () => page.getByRole('button', { name: 'Acciones' })
const entry = () => page.getByRole('menuitem', { name: 'Duplicar' })

function Actions({ onSelect }: { onSelect?: () => void }) {
  return (
    <MemoryRouter>
      <Menu trigger={<button type="button">Acciones</button>} items={[{ label: 'Duplicar', onSelect }]} />
    </MemoryRouter>
  )
}

// The first of this file, so that the menu's own code is not there yet.
it('opens by a press that came before its code', async () => {
  const onSelect = vi.fn()
  await render(<Actions onSelect={onSelect} />)
  document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  await entry().click()
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.element(entry()).not.toBeInTheDocument()
})

it('opens by keyboard and gives the focus back', async () => {
  await render(<Actions />)
  await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'menu')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger()).toHaveFocus()
})
