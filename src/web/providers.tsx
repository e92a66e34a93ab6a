import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'
import { LeanRouter } from './shell/router/lean-router.ts'

const router = new LeanRouter(routes, createBrowserHistory()).initialize()

/** Settles when the code of the first page is there; until then the document's own content stays on the screen. */
export function firstPage(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}

export function Providers() {
  return <RouterProvider router={router} />
}
