import { useEffect, useState } from 'react'
import { Link, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { RouteAnnouncer } from './route-announcer.tsx'

function Before() {
  usePageTitle('Crea tu cuenta')
  return (
    <main tabIndex={-1}>
      <Link to="/app">Crear mi cuenta</Link>
    </main>
  )
}

/** A page whose code is still on its way when its address is there. */
function Late() {
  const [here, setHere] = useState(false)
  useEffect(() => {
    const coming = setTimeout(() => setHere(true), 150)
    return () => clearTimeout(coming)
  }, [])
  return here ? <Welcome /> : <p>Cargando…</p>
}

function Welcome() {
  usePageTitle('Te damos la bienvenida')
  return <main tabIndex={-1}>¿Qué te trae por aquí?</main>
}

it('says the title of a page that comes late, never that of the page before, and goes into it', async () => {
  await openAt(
    '/register',
    <>
      <RouteAnnouncer />
      <Routes>
        <Route path="/register" element={<Before />} />
        <Route path="/app" element={<Late />} />
      </Routes>
    </>,
  )
  const region = document.querySelector('[aria-live="polite"].sr-only')
  const said: (string | null | undefined)[] = []
  const hearing = new MutationObserver(() => said.push(region?.textContent))
  if (region) hearing.observe(region, { childList: true, characterData: true, subtree: true })
  await page.getByRole('link', { name: 'Crear mi cuenta' }).click()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.poll(() => said).toEqual(['Te damos la bienvenida · Skillo'])
  hearing.disconnect()
})
