import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { ExploreTools } from './explore-tools.tsx'

it('keeps its buttons within a list that an open vacancy makes narrow', async () => {
  await page.viewport(1440, 900)
  await openAt(
    '/app/jobs?tab=explorar',
    <div style={{ width: 400 }}>
      <ExploreTools column={false} counts={null} total={305} onSave={() => undefined} />
    </div>,
  )
  const save = page.getByRole('button', { name: 'Guardar búsqueda' })
  await expect.element(save).toBeVisible()
  const list = save.element().closest('[style]')?.getBoundingClientRect()
  expect(save.element().getBoundingClientRect().right).toBeLessThanOrEqual(list?.right ?? 0)
})
