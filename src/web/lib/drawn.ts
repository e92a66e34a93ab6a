import { createContext } from 'react'
import type { DrawnPage } from '#shared/jobs/drawn-page.ts'

/** What the server drew the document with; null where the browser draws everything itself. */
export const Drawn = createContext<DrawnPage | null>(null)

let read: DrawnPage | null | undefined

/** The server leaves it in the document, beside the content. */
export function drawnInDocument(): DrawnPage | null {
  if (read === undefined) read = JSON.parse(document.getElementById('drawn')?.textContent ?? 'null')
  return read ?? null
}
