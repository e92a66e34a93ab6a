import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { DrawPage } from '#shared/jobs/drawn-page.ts'
import { Drawn } from './lib/drawn.ts'
import { routes } from './routes.tsx'

const handler = createStaticHandler(routes)

/** A public page as a visitor without a session sees it: readable before any script has arrived, and without one. */
export const drawPage: DrawPage = async (page) => {
  const context = await handler.query(new Request(new URL(page.address, 'http://localhost')))
  if (context instanceof Response) throw new Error('a public page must not redirect')
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <StrictMode>
      <Drawn value={page}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Drawn>
    </StrictMode>,
  )
}
