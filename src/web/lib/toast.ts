import { type Renderable, toast } from 'react-hot-toast/headless'
import { NOTICE_EVENT } from './notice-event.ts'

/** What was asked for before the place for it was there: nobody could have read it, so its time has not begun. */
let waiting: Map<string, () => void> | undefined = new Map()
let asked = 0

function show(draw: (options: { id: string }) => unknown, id?: string): string {
  asked += 1
  const options = { id: id ?? `aviso-${asked}` }
  if (waiting) waiting.set(options.id, () => draw(options))
  else draw(options)
  // On a light page the place for notices comes with the first of them.
  if (waiting) window.dispatchEvent(new Event(NOTICE_EVENT))
  return options.id
}

/** For the place of the notices: from now on they are drawn; answers how to say that it is gone. */
export function beginShowing(): () => void {
  const early = waiting
  waiting = undefined
  for (const draw of early?.values() ?? []) draw()
  return () => {
    waiting = new Map()
  }
}

/**
 * Short notices at the top centre; the library's own times are the specified ones: 4,000 ms for errors and
 * neutral ones, 2,000 ms for success, loading until dismissed, 20 at most. What a toast says of a failure is said nowhere
 * else at that moment; what the person did is kept and can be done again.
 */
export const notify = {
  success: (message: string) => show((options) => toast.success(message, options)),
  error: (message: string) => show((options) => toast.error(message, options)),
  neutral: (message: string) => show((options) => toast(message, options)),
  /** With a button of its own, for as long as that button works. */
  lasting: (message: Renderable, options: { id: string; duration: number }) =>
    show(() => toast.success(message, options), options.id),
  /** With something to do by hand in it, until it is closed. */
  kept: (message: Renderable, id: string) => show(() => toast(message, { id, duration: Number.POSITIVE_INFINITY }), id),
  loading: (message: string) => show((options) => toast.loading(message, options)),
  dismiss: (id: string) => {
    if (!waiting?.delete(id)) toast.dismiss(id)
  },
}
