import { toast } from 'react-hot-toast/headless'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { holdTime } from '#tests/support/dom/dom-clock.ts'
import { notify } from '#web/lib/toast.ts'
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
