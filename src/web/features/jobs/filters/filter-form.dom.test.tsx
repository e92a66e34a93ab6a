import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { signedIn } from '#tests/support/dom/dom-app.tsx'
import { refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { queryClient } from '#web/data/query-client.ts'
import { ActiveFilters } from '../explore-tools.tsx'
import { SearchBox } from '../search-box.tsx'
import { FilterForm } from './filter-form.tsx'

/** The filters read the real address of the page, so the test has it for itself and gives it back. */
async function openAt(search: string): Promise<void> {
  const own = window.location.href
  window.history.replaceState(null, '', `${window.location.pathname}?${search}`)
  const element = (
    <>
      <SearchBox />
      <ActiveFilters />
      <FilterForm counts={null} />
    </>
  )
  const router = createBrowserRouter([{ path: '*', element }])
  onTestFinished(() => {
    router.dispose()
    window.history.replaceState(null, '', own)
  })
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const asked = () => decodeURIComponent(window.location.search.slice(1))
const choice = (name: string | RegExp) => page.getByRole('checkbox', { name })
const active = () => page.getByRole('list', { name: 'Filtros puestos' })

beforeEach(() => {
  serverWith({})
})

describe('filters of the list', () => {
  it('count salaries as they are said where the person lives', async () => {
    serverWith({ 'GET /api/v1/users/me': () => Response.json({ country: 'MX', currency: 'EUR' }) })
    signedIn()
    await openAt('tab=explorar')
    await expect.element(page.getByLabelText('Moneda')).toHaveValue('MXN')
    await page.getByLabelText('Importe').fill('35000')
    await userEvent.tab()
    await expect.poll(asked).toBe('tab=explorar&salary_min=35000&salary_currency=MXN&salary_period=MES')
  })

  it('are read from the address and drawn', async () => {
    await openAt('tab=explorar&q=cocina&modality=REMOTO&published_days=7&nonsense=1')
    await expect.element(page.getByRole('searchbox', { name: 'Buscar empleos' })).toHaveValue('cocina')
    await expect.element(choice('Remoto')).toBeChecked()
    await expect.element(page.getByLabelText('Publicada')).toHaveValue('7')
    await expect.element(active().getByRole('button', { name: 'Quitar Remoto' })).toBeVisible()
  })

  it('stand in the address at once, also two that are pressed one after the other, and keep the rest of it', async () => {
    await openAt('tab=explorar&vacante=v1')
    await choice('Remoto').click()
    await choice('Híbrido').click()
    await page.getByLabelText('Publicada').selectOptions('7')
    await expect.poll(asked).toBe('tab=explorar&vacante=v1&modality=REMOTO&modality=HIBRIDO&published_days=7')
    await choice('Remoto').click()
    await expect.poll(asked).toBe('tab=explorar&vacante=v1&modality=HIBRIDO&published_days=7')
  })

  it('are taken away one by one or all together; the words stay', async () => {
    await openAt('tab=explorar&q=cocina&modality=REMOTO&modality=HIBRIDO&no_experience=true')
    await active().getByRole('button', { name: 'Quitar Híbrido' }).click()
    await expect.element(choice('Híbrido')).not.toBeChecked()
    await expect.poll(asked).toBe('tab=explorar&q=cocina&modality=REMOTO&no_experience=true')
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect.element(active()).not.toBeInTheDocument()
    await expect.poll(asked).toBe('tab=explorar&q=cocina')
  })

  it('take the words when they are sent', async () => {
    await openAt('tab=explorar')
    await userEvent.type(page.getByRole('searchbox', { name: 'Buscar empleos' }), 'camarera{Enter}')
    await expect.poll(asked).toBe('tab=explorar&q=camarera')
  })

  it.each([
    ['nothing is called so', () => Response.json({ items: [] }), /^No conocemos «Mordor»/],
    ['the server did not answer', () => refusal(503, 'Vuelve en un momento.'), /^Vuelve en un momento/],
  ])('say why a typed place changes nothing: %s', async (_, answer, said) => {
    serverWith({ 'GET /api/v1/taxonomy/places': answer })
    await openAt('tab=explorar')
    await userEvent.type(page.getByRole('combobox', { name: 'Dónde' }), 'Mordor')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect.element(page.getByText(said)).toBeVisible()
    expect(asked()).toBe('tab=explorar')
  })

  it('come back and go again with the buttons of the browser, one step at a time', async () => {
    await openAt('tab=explorar')
    await choice('Remoto').click()
    await choice('Híbrido').click()
    await userEvent.type(page.getByRole('searchbox', { name: 'Buscar empleos' }), 'camarera{Enter}')
    await expect.poll(asked).toBe('tab=explorar&q=camarera&modality=REMOTO&modality=HIBRIDO')
    window.history.back()
    await expect.poll(asked).toBe('tab=explorar&modality=REMOTO&modality=HIBRIDO')
    await expect.element(page.getByRole('searchbox', { name: 'Buscar empleos' })).toHaveValue('')
    window.history.back()
    await expect.poll(asked).toBe('tab=explorar&modality=REMOTO')
    await expect.element(choice('Híbrido')).not.toBeChecked()
    await expect.element(choice('Remoto')).toBeChecked()
    window.history.back()
    await expect.element(choice('Remoto')).not.toBeChecked()
    await expect.element(active()).not.toBeInTheDocument()
    window.history.go(2)
    await expect.poll(asked).toBe('tab=explorar&modality=REMOTO&modality=HIBRIDO')
    await expect.element(choice('Híbrido')).toBeChecked()
    await expect.element(choice('Remoto')).toBeChecked()
  })
})
