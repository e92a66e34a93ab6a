import { Link } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { JUST_SIGNED_IN } from '#web/lib/login-return.ts'
import { SaveButton } from './save-button.tsx'

const SAVE = 'PUT /api/v1/jobs/v/save'

async function opened(address: string, saved = false) {
  const asked = serverWith({ [SAVE]: () => new Response(null, { status: 204 }) })
  signedIn()
  const { address: here } = await openAt(
    address,
    <>
      <Link to="/jobs/v?panel=guardar" state={JUST_SIGNED_IN}>
        Volver
      </Link>
      <SaveButton vacancy_id="v" saved={saved} />
    </>,
  )
  return { here, saves: () => asked.filter(({ call }) => call === SAVE).length }
}

describe('whoever pressed «Guardar» as a visitor', () => {
  it('has the vacancy saved on coming back from signing in, and the wish leaves the address', async () => {
    const { here, saves } = await opened('/login')
    await page.getByRole('link', { name: 'Volver' }).click()
    await expect.poll(saves).toBe(1)
    await expect.poll(here).toMatch(/^\/jobs\/v(?!.*panel)/)
  })

  it('saves nothing that is saved already', async () => {
    const { here, saves } = await opened('/login', true)
    await page.getByRole('link', { name: 'Volver' }).click()
    await expect.poll(here).toMatch(/^\/jobs\/v(?!.*panel)/)
    expect(saves()).toBe(0)
  })

  it('is not whoever follows a link with such an address', async () => {
    const { saves } = await opened('/jobs/v?panel=guardar')
    await expect.element(page.getByRole('button', { name: 'Guardar vacante' })).toBeVisible()
    expect(saves()).toBe(0)
  })
})
