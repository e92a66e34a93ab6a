import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { board, card } from '../testing/board-screen.tsx'
import { FilledNote } from './filled-note.tsx'

async function shown(hired: number, open: number) {
  const known = board([card('1')])
  let closed = 0
  signedIn()
  const figures = { ...known.figures, hired, open }
  await openAt('/app', <FilledNote board={{ ...known, figures }} onClose={() => (closed += 1)} />)
  return () => closed
}

it('once the last place is taken, closing the vacancy and answering the others is offered', async () => {
  const closed = await shown(1, 12)
  await expect.element(page.getByText('Ya cubriste la plaza')).toBeVisible()
  await expect.element(page.getByText(/^12 personas siguen en el proceso/)).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar y responder' }).click()
  expect(closed()).toBe(1)
})

it('while a place is free nothing is offered', async () => {
  await shown(0, 12)
  await expect.element(page.getByText('Ya cubriste la plaza')).not.toBeInTheDocument()
})
