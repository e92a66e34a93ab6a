import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

function Editor() {
  const [part, setPart] = useState('Condiciones')
  const heading = useHeadingFocus(part)
  return (
    <div style={{ height: 6_000 }}>
      <button type="button" className="fixed top-0" onClick={() => setPart('Requisitos')}>
        Ir a los requisitos
      </button>
      <h2 ref={heading} tabIndex={-1} style={{ marginTop: 400 }}>
        {part}
      </h2>
    </div>
  )
}

it('shows the name of the next part to whoever had read the one before far down', async () => {
  await openAt('/app', <Editor />)
  window.scrollTo({ top: 3_000 })
  await page.getByRole('button', { name: 'Ir a los requisitos' }).click()
  const name = page.getByRole('heading', { name: 'Requisitos' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toBeInViewport()
})
