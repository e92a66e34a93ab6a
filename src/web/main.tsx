import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs } from './lib/session.ts'
import { firstPage, Providers } from './providers.tsx'

// zod reads this when it loads: the content policy forbids compiling code from text, and even a try is reported.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
followOtherTabs()

const root = document.getElementById('root')
if (root) {
  firstPage().then(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  )
}
