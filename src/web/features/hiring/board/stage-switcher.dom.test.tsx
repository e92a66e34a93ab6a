import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { board } from '../testing/board-screen.tsx'
import { StageSwitcher } from './stage-switcher.tsx'

it('brings the chosen stage into sight and leaves the page where it is, also in a low window', async () => {
  await page.viewport(320, 450)
  signedIn()
  const { stages } = board([])
  await openAt(
    '/app',
    <>
      <div style={{ height: 700 }} />
      <StageSwitcher stages={stages} totals={new Map()} chosen_id={stages.at(-1)?.id} />
    </>,
  )
  const strip = page.getByRole('navigation', { name: 'Etapas' })
  await expect.poll(() => strip.element().scrollLeft).toBeGreaterThan(0)
  expect(window.scrollY).toBe(0)
})
