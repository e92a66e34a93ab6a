import { expect, it } from 'vitest'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import { judgeDemands } from './verdict-pool.ts'

const LINES = [
  { above: 'Experiencia', text: 'Camarera, 06/2021 - hoy' },
  { above: 'Camarera, 06/2021 - hoy', text: 'Al final del turno contaba la recaudación y cuadraba la caja.' },
  { above: 'Otros datos', text: 'No tengo carnet de conducir.' },
  { above: 'Formación', text: 'Graduado en ESO' },
]

it('says of each demand what the lines of a CV say of it, and in which of them', async () => {
  const [till, licence, welding] = await judgeDemands(SOMEONE, {
    demands: ['Cierre de caja', 'Carnet de conducir B', 'Soldadura TIG'].map((text) => ({ text, among: [0, 1, 2, 3] })),
    lines: LINES,
  })
  expect(till?.whole.yes).toBeGreaterThan(0.5)
  expect(till?.lines[0]?.at).toBe(1)
  expect(licence?.whole.no).toBeGreaterThan(0.5)
  expect(licence?.lines[0]?.at).toBe(2)
  expect(welding?.whole.unsaid).toBeGreaterThan(0.5)
})
