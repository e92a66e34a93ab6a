import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RequirementValue } from '#shared/matching/matching.ts'
import { ShiftPills } from './circumstance-values.tsx'

type Shifts = RequirementValue<'SHIFT'>['shifts']

function Form({ start }: { start: Shifts }) {
  const [shifts, setShifts] = useState(start)
  return (
    <>
      <ShiftPills name="shifts" value={shifts} onChange={setShifts} />
      <output>{shifts.join(' ')}</output>
    </>
  )
}

it('shows the shifts that were chosen before, and lets them go', async () => {
  await render(<Form start={['FINES_DE_SEMANA']} />)
  const weekends = page.getByRole('checkbox', { name: 'Fines de semana' })
  await expect.element(weekends).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Noche' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Mañana' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('MANANA FINES_DE_SEMANA')
  await weekends.click()
  await expect.element(weekends).not.toBeChecked()
  await expect.element(page.getByRole('status')).not.toHaveTextContent('FINES_DE_SEMANA')
})
