import { expect, it } from 'vitest'
import { requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import { workplacesIn } from '../said/workplaces.ts'
import { ID } from '../verdicts/verdicts.fixture.ts'

function verdictOf(title: string, name: string, position: string, house: string): Verdict | undefined {
  const value = { name, min_years: 0 }
  const asked = requirement.parse({ id: ID, type: 'ROLE_EXPERIENCE', importance: 'IMPORTANTE', value })
  const told = { summary: '', achievements: [], skills: [], places: workplacesIn(house) }
  const cv = { experience: [{ position, start: '2022-01', end: '2024-12', ...told }] }
  return explainMatch(vacancyOf([asked], { title }), candidateOf(cv)).items.at(-1)?.verdict
}

it('keeps the house that a demand names where the title of the ad names the work alone', () => {
  const inHotels = (house: string) =>
    verdictOf('Camarera de pisos', 'Camarera de pisos en hoteles', 'Camarera de pisos', house)
  expect(inHotels('Hotel Bahía Azul')).toBe('CUMPLE')
  expect(inHotels('Viviendas vacacionales Sol y Mar')).toBe('PARCIAL')
  // Where it does not say which house it was, it was where such work is done.
  expect(inHotels('Bahía Azul')).toBe('CUMPLE')
})

it('does not take who tells of the task in another house for who did it there', () => {
  const inHotels = (house: string) =>
    verdictOf('Camarera de pisos', 'Camarera de pisos haciendo camas en hotel', 'Camarera de pisos', house)
  expect(inHotels('Hostal del Puerto')).toBe('CUMPLE')
  expect(inHotels('Apartamentos turísticos del Puerto')).toBe('PARCIAL')
})
