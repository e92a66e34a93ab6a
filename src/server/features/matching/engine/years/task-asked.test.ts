import { expect, it } from 'vitest'
import { did, verdictOf, years } from '../verdicts/verdicts.fixture.ts'

it('counts a job that tells of the task, whatever its title', () => {
  const asked = years('Jefe de almacén coordinando despachos o inventarios con gente a cargo', 2)
  expect(verdictOf(asked, did('Supervisora', 'Coordiné los despachos de tres plantas.'))).toBe('CUMPLE')
  expect(verdictOf(asked, did('Supervisora', 'Coordiné las guardias de la clínica.'))).not.toBe('CUMPLE')
})

it('counts what the trade of a job brings along, so that nobody says it', () => {
  const asked = years('Coordinador logístico coordinando transporte o distribución', 2)
  expect(verdictOf(asked, did('Jefe de tráfico', 'Coordino con ventas las salidas del día.'))).toBe('CUMPLE')
  expect(verdictOf(asked, did('Jefe de cocina', 'Coordino con sala las salidas del día.'))).not.toBe('CUMPLE')
})
