import './styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followOtherTabs } from './lib/session.ts'
import { firstPage, Providers } from './providers.tsx'

// zod reads this when it loads: the content policy forbids compiling code from text, and even a try is reported.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
followOtherTabs()

const program = (
  <StrictMode>
    <Providers />
  </StrictMode>
)
const root = document.getElementById('root')
// The landing page is already drawn: it is taken over as it stands, with what the visitor has opened in the meantime.
const is_drawn = document.querySelector('script[data-entry]') !== null

firstPage().then(() => {
  if (!root) return
  if (is_drawn) hydrateRoot(root, program)
  else createRoot(root).render(program)
  // public/theme.js hears this and presses again what was pressed too early.
  window.dispatchEvent(new Event('programready'))
})
