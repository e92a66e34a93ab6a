import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { Tabs } from './tabs.tsx'

const MANY = ['Resumen', 'Vacantes', 'Equipo', 'Plantillas', 'Talento', 'Plan y facturación', 'Ajustes']

const openTabs = async (names: string[], address = '/', above: ReactNode = null) => {
  await page.viewport(390, 844)
  const [first = '', ...rest] = names
  const asTab = (label: string) => ({ value: label.toLowerCase(), label })
  return openAt(
    address,
    <div className="px-4">
      {above}
      <button type="button">Antes</button>
      <Tabs label="Empresa" tabs={[asTab(first), ...rest.map(asTab)]}>
        {(open) => <p>Aquí está {open}.</p>}
      </Tabs>
    </div>,
  )
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const arrows = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-hidden]')]
const sides = () => arrows().map((arrow) => (arrow.getBoundingClientRect().left < 100 ? 'left' : 'right'))

/** Inside the page, and under no arrow. */
function isClear(name: string): boolean {
  const { left, right } = tab(name).element().getBoundingClientRect()
  const covered = arrows().some((arrow) => {
    const { left: from, right: to } = arrow.getBoundingClientRect()
    return left < to && right > from
  })
  return left >= 0 && right <= window.innerWidth && !covered
}

it('leads on by an arrow where more tabs are, and back from there', async () => {
  await openTabs(MANY)
  await expect.poll(sides).toEqual(['right'])
  expect([isClear('Resumen'), isClear('Ajustes')]).toEqual([true, false])
  const pressOn = () => {
    arrows()[sides().indexOf('right')]?.click()
    return sides()
  }
  await expect.poll(pressOn).toEqual(['left'])
  expect([isClear('Resumen'), isClear('Ajustes')]).toEqual([false, true])
  arrows()[0]?.click()
  await expect.poll(sides).toContain('right')
  await expect.element(tab('Resumen')).toHaveAttribute('aria-selected', 'true')
})

it('has no arrow where all of them fit', async () => {
  await openTabs(['Editar', 'Vista previa'])
  await expect.element(tab('Vista previa')).toBeVisible()
  await new Promise((done) => requestAnimationFrame(done))
  expect(sides()).toEqual([])
})

it('shows the tab of the address, also when it is beyond the edge', async () => {
  await openTabs(MANY, '/?tab=talento')
  await expect.poll(sides).toEqual(['left', 'right'])
  expect(isClear('Talento')).toBe(true)
})

it('leaves the title in sight on a screen so low that the tabs are below its edge', async () => {
  await openTabs(MANY, '/?tab=talento', <h1 style={{ height: 900 }}>Marea Digital</h1>)
  await expect.poll(sides).toEqual(['left', 'right'])
  expect(window.scrollY).toBe(0)
})

it('is one stop of the keyboard, and what gets the focus is clear of the arrows', async () => {
  const { address } = await openTabs(MANY)
  await expect.poll(sides).toEqual(['right'])
  // Somewhere in the page, for a Tab of nobody goes to whatever stands around it.
  await page.getByRole('button', { name: 'Antes' }).click()
  await userEvent.tab()
  await expect.element(tab('Resumen')).toHaveFocus()
  for (const name of MANY.slice(1)) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab(name)).toHaveFocus()
    await expect.poll(() => isClear(name), { message: name }).toBe(true)
  }
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/?tab=ajustes')
  await userEvent.tab()
  expect(arrows()).not.toContain(document.activeElement)
})
