/**
 * What the address asks for at this moment. A handler starts from it rather than from what was drawn: the drawing may
 * still be behind a link that was pressed just before.
 */
export const askedNow = (): URLSearchParams => new URLSearchParams(window.location.search)

/** The same with one answer changed; null takes it away. */
export function withParam(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** What a history entry says whose sheet was opened from the page below it, so that closing the sheet is going back. */
export const OPENED_HERE = { opened_here: true }
