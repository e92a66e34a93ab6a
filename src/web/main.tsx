import './styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Drawn, drawnInDocument } from './lib/drawn.ts'
import { followOtherTabs } from './lib/session.ts'
import { firstPage, Providers } from './providers.tsx'

// zod reads this when it loads: the content policy forbids compiling code from text, and even a try is reported.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
followOtherTabs()

const program = (
  <StrictMode>
    <Drawn value={drawnInDocument()}>
      <Providers />
    </Drawn>
  </StrictMode>
)
/** The router keeps under `usr` what one page hands to the next; the server cannot know it, so such a page is drawn anew. */
const carriesState = () => Boolean(history.state?.usr)

const root = document.getElementById('root')
firstPage().then(() => {
  if (!root) return
  // In small steps, because what the document says may already be read.
  startTransition(() => {
    // A drawn page is taken over as it stands, with what the visitor has opened in the meantime.
    if (root.dataset.takeover !== undefined && !carriesState()) hydrateRoot(root, program)
    else createRoot(root).render(program)
  })
  // public/theme.js hears this and presses again what was pressed too early.
  window.dispatchEvent(new Event('programready'))
})
