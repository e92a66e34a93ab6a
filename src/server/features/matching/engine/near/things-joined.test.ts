import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { course, did, ID, verdictOf, words } from '../verdicts/verdicts.fixture.ts'

const sentence = (text: string, cv: Partial<CvSections>): string | undefined => {
  const asked = requirement.parse({ id: ID, type: 'OWN_WORDS', importance: 'IMPORTANTE', value: { text } })
  return explainMatch(vacancyOf([asked]), candidateOf(cv)).items[0]?.sentence
}

it.each([
  ['Rescate en alturas, reanimación de lactantes', 'Rescate en alturas con cuerdas', 'reanimación de lactantes'],
  ['Cartas de recomendación y fotografías tamaño carné', 'Cartas de recomendación de dos jefes', 'fotografías'],
])('of two things in «%s» it says which is there and which is not', (text, held, missing) => {
  const said = sentence(text, course(held))
  expect(said).toContain('no aparece')
  expect(said?.split('no aparece')[1]).toContain(missing)
  expect(said).not.toContain('no sabemos')
})

it('both of them in two places are all of it', () => {
  const text = 'Cartas de recomendación y antecedentes penales'
  const mentions = ['Cartas de recomendación', 'Antecedentes penales'].map((one, at) => ({
    cv_path: `courses.${at}.name`,
    text: one,
    is_paper: true,
  }))
  expect(verdictOf(words(text), { mentions })).toBe('CUMPLE')
})

it('the word of a trade shows no kind of it', () => {
  expect(verdictOf(words('Cocina oaxaqueña'), did('Ayudante de cocina'))).toBe('SIN_DATOS')
  expect(verdictOf(words('Cocina oaxaqueña'), did('Cocinera', 'Cocina oaxaqueña y poblana.'))).toBe('CUMPLE')
})
