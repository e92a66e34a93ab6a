import { Link } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { useOpenVacancy } from '../use-job-address.ts'

function Opened() {
  const { open_id, source, addressOf } = useOpenVacancy()
  return (
    <>
      <p>{open_id ? `${open_id}: ${source}` : 'nothing'}</p>
      <Link to={addressOf('v')}>Abrir</Link>
      <Link to={addressOf(null)}>Cerrar</Link>
    </>
  )
}

it.each([
  ['/app/jobs', 'RECOMMENDED'],
  ['/app/jobs?tab=para-ti', 'RECOMMENDED'],
  ['/app/jobs?tab=explorar', 'DIRECT'],
  ['/app/my-applications', 'DIRECT'],
])('whoever opens a vacancy in a list at %s comes %s', async (address, source) => {
  const { address: here } = await openAt(address, <Opened />)
  await page.getByRole('link', { name: 'Abrir' }).click()
  await expect.element(page.getByText(`v: ${source}`)).toBeVisible()
  await page.getByRole('link', { name: 'Cerrar' }).click()
  await expect.element(page.getByText('nothing')).toBeVisible()
  expect(here()).not.toContain('origen')
})

it.each(['/app/jobs?vacante=v', '/app/jobs?vacante=v&panel=postular', '/app?vacante=v'])(
  'whoever comes by the address %s was not recommended it',
  async (address) => {
    await openAt(address, <Opened />)
    await expect.element(page.getByText('v: DIRECT')).toBeVisible()
  },
)
