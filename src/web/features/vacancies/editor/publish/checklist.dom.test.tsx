import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { Checklist } from './checklist.tsx'

it('says that all is ready before publishing, and not of what is published already', async () => {
  const ready = page.getByText('Todo listo para publicar.')
  await openAt('/app', <Checklist points={[]} is_published />)
  await expect.element(ready).not.toBeInTheDocument()
  await openAt('/app', <Checklist points={[]} is_published={false} />)
  await expect.element(ready).toBeVisible()
})
