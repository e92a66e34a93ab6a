import { expect, it } from 'vitest'
import { did, verdictOf, years } from './verdicts.fixture.ts'

it('counts years in a trade where the places that an ad names are no trade of their own', () => {
  const asked = years('Chapista en concesionarios o talleres', 2)
  expect(verdictOf(asked, did('Chapista', 'Aletas, capós y puertas en un taller de barrio.'))).toBe('CUMPLE')
})
