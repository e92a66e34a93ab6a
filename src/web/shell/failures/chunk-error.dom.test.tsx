import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { holdTime } from '#tests/support/dom/dom-clock.ts'
import { LightForm } from '#web/ui/forms/light/light-form.tsx'
import { useLightForm } from '#web/ui/forms/light/use-light-form.ts'
import { ChunkError } from './chunk-error.tsx'
import { RouteFailure } from './route-failure.tsx'

const NEW_VERSION = 'Se ha detectado una nueva versión de la aplicación. Recargando la página...'

/** How the document answers, one look after the other. */
function documentAnswers(...statuses: (number | 'nobody')[]) {
  vi.stubGlobal('fetch', async () => {
    const status = statuses.shift() ?? 200
    if (status === 'nobody') throw new TypeError('Failed to fetch')
    return new Response('', { status })
  })
}

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

async function open() {
  const reload = vi.fn<() => void>()
  await render(<ChunkError reload={reload} />)
  return reload
}

describe('a part of the program that could not be fetched', () => {
  // A closed vacancy is a page too, although its document answers 404 or 410.
  it.each([200, 404, 410])('says so and reloads when the document answers %i', async (status) => {
    const { pass } = holdTime()
    documentAnswers(status)
    const reload = await open()
    expect(page.getByText(NEW_VERSION).elements()).toHaveLength(1)
    await pass(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('waits while nobody answers', async () => {
    const { pass } = holdTime()
    documentAnswers('nobody', 503, 200)
    const reload = await open()
    await pass(1_000)
    expect(page.getByText('La conexión se cortó. La cargaremos sola en cuanto vuelva.').elements()).toHaveLength(1)
    await pass(3_000)
    expect(reload).not.toHaveBeenCalled()
    await pass(3_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not reloaded by itself a second time within a minute', async () => {
    const { pass } = holdTime()
    documentAnswers(200)
    const first = await open()
    await pass(1_000)
    expect(first).toHaveBeenCalledTimes(1)
    await pass(50_000)
    const second = await open()
    expect(page.getByText(/Espera un momento y vuelve a cargarla/).elements()).toHaveLength(1)
    await pass(20_000)
    expect(second).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Recargar la página' }).last().click()
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('is told and reloaded also when a form that stands before all else misses its rules', async () => {
    holdTime()
    documentAnswers(200)
    const router = createMemoryRouter([{ path: '*', element: <Form />, errorElement: <RouteFailure /> }])
    await render(<RouterProvider router={router} />)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect.poll(() => page.getByText(NEW_VERSION).elements()).toHaveLength(1)
    expect(page.getByText(/No pudimos conectar/).elements()).toHaveLength(0)
  })
})

/** A form whose rules were replaced by those of another version. */
function Form() {
  const form = useLightForm({
    schema: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/login-1.js')),
    labels: {},
    first: {},
  })
  return (
    <LightForm form={form} onSubmit={() => undefined}>
      <button type="submit">Entrar</button>
    </LightForm>
  )
}
