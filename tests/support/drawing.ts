import type { DrawPage } from '#shared/jobs/drawn-page.ts'

/** By a name of its own: the types of the web are none of the server's. */
const SCREENS = '#web/prerender.tsx'

/** Draws pages from the sources, so that a test of one needs no build. */
export const drawPage: DrawPage = async (page) => {
  const screens: { drawPage: DrawPage } = await import(SCREENS)
  return screens.drawPage(page)
}
