import { toast } from 'react-hot-toast/headless'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { holdTime } from '#tests/support/dom/dom-clock.ts'
import { notify } from '#web/lib/toast.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Toaster } from './toaster.tsx'

it('a notice that was asked for before its place was there stands as long as all others do', async () => {
  const time = holdTime()
  // Notices of earlier tests may still wait for a place.
  const card = page.getByRole('status').filter({ hasText: /^Guardado$/ })
  notify.success('Guardado')
  notify.dismiss(notify.loading('Guardando'))
  await time.pass(10_000)
  await render(<Toaster />)
  await expect.element(card).toBeVisible()
  // An earlier page may have gone while the pointer held its notices.
  await userEvent.hover(card)
  await userEvent.unhover(card)
  await time.pass(1_900)
  expect(card.elements()).toHaveLength(1)
  await time.pass(100)
  await expect.element(card).toHaveClass('animate-leave')
  const leaving = async () => {
    await time.pass(160)
    return card.elements()
  }
  await expect.poll(leaving).toHaveLength(0)
})

it('at most twenty stand there together', async () => {
  toast.remove()
  holdTime()
  await render(<Toaster />)
  for (let count = 1; count <= 22; count += 1) notify.error(`Fallo ${count}`)
  const cards = page.getByRole('alert').filter({ hasText: /^Fallo \d/ })
  await expect
    .poll(() =>
      cards
        .elements()
        .map(({ textContent }) => textContent)
        .includes('Fallo 22'),
    )
    .toBe(true)
  expect(cards.elements()).toHaveLength(20)
  toast.remove()
})

it('a notice stands under a bar of the page that is in its place, and over the header of the first steps', async () => {
  toast.remove()
  holdTime()
  const places = page.getByRole('region', { name: 'Avisos' })
  const bar = await render(<div data-keep-clear="" className="fixed inset-x-0 top-16 h-12" />)
  await render(<Toaster />)
  notify.error('Bajo la barra')
  await expect.element(page.getByText('Bajo la barra')).toBeVisible()
  expect(places.element().getBoundingClientRect().top).toBe(64 + 48 + 8)
  await bar.unmount()
  await render(<div data-notices="over-header" />)
  toast.remove()
  await expect.poll(() => places.element().getBoundingClientRect().top).toBe(4)
})

it.each([
  ['the head of a sheet', <header key="head" data-sheet-head="" className="h-36" />, 144],
  ['the button that closes a sheet', <p key="text">Sin cabecera</p>, 56],
])('on a phone a notice stands below %s, so that it can be pressed', async (_, content, bottom) => {
  toast.remove()
  holdTime()
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await render(
    <Drawer open onOpenChange={() => undefined} title="Postulación">
      {content}
    </Drawer>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await render(<Toaster />)
  notify.success('Envío deshecho')
  await expect.element(page.getByText('Envío deshecho')).toBeVisible()
  expect(page.getByRole('region', { name: 'Avisos' }).element().getBoundingClientRect().top).toBe(bottom + 8)
  toast.remove()
})
