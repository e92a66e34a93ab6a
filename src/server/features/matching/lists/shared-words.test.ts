import { describe, expect, it } from 'vitest'
import { comparing, sharedWords } from './shared-words.ts'

const weights = {
  weightOf: (term: string) => (term === 'equipo' ? 0.1 : 3),
  profilesWith: () => 1,
  placesOf: () => 1,
  shared: (term: string) => term,
}
const asked = ['enfermero', 'planta', 'via', 'equipo']

describe('shared words', () => {
  it('are the same whichever side asks', () => {
    const said = ['enfermero', 'planta', 'equipo', '%madrid', '!en']
    const by_vacancy = sharedWords(comparing('VACANCY', asked, weights), said)
    expect(by_vacancy).toBeCloseTo(sharedWords(comparing('CV', said, weights), asked), 12)
    expect(by_vacancy).toBeGreaterThan(0)
  })

  it('count by how much they tell, and where somebody lives tells nothing', () => {
    const own = comparing('VACANCY', [...asked, '%madrid'], weights)
    expect(sharedWords(own, ['enfermero'])).toBeGreaterThan(sharedWords(own, ['equipo']))
    expect(sharedWords(own, ['%madrid', '!en'])).toBe(0)
    expect(sharedWords(own, [])).toBe(0)
  })

  it('count less in a CV that names everything', () => {
    const own = comparing('VACANCY', asked, weights)
    const everything = [...asked, ...Array.from({ length: 300 }, (_, i) => `otra${i}`)]
    expect(sharedWords(own, everything)).toBeLessThan(sharedWords(own, asked))
  })
})
