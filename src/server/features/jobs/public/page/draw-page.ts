import type { DrawPage } from '#shared/jobs/drawn-page.ts'

/** Built with the web (`vite build`) from the screens themselves. */
const PROGRAM = new URL('../../../../../../dist/drawing/prerender.js', import.meta.url).href

let loaded: Promise<{ drawPage: DrawPage }> | undefined

/** Loaded with the first page that is asked for: a process that only works in the background never needs it. */
export const drawPage: DrawPage = async (page) => {
  loaded ??= import(PROGRAM)
  return (await loaded).drawPage(page)
}
