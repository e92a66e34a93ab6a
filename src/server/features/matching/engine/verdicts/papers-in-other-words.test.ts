import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, course, degree, did, ID, paper, studies, verdictOf, words } from './verdicts.fixture.ts'

const note = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'custom.0.items.0.text', text, is_paper: false }],
})
const question = (text: string): Asked => ['CUSTOM', { question: `¿Cumples este requisito: ${text}?` }]

function sentenceOf([type, value]: Asked, cv: Partial<CvSections>) {
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  return explainMatch(vacancyOf([asked]), candidateOf(cv)).items[0]?.sentence
}

it('knows a clean record by what the CV says stands in it', () => {
  expect(
    verdictOf(question('sin inhabilidades para el cuidado de niños'), note('Registro de inhabilidades en blanco')),
  ).toBe('CUMPLE')
  expect(verdictOf(question('récord de conductor sin papeletas'), note('Récord de conductor: limpio'))).not.toBe(
    'NO_CUMPLE',
  )
  expect(
    verdictOf(question('hoja de vida del conductor intachable'), note('Hoja de vida de conductor sin multas')),
  ).toBe('CUMPLE')
  expect(verdictOf(paper('Certificado de antecedentes'), note('Antecedentes de toda clase, al día'))).toBe('CUMPLE')
  expect(verdictOf(question('récord de conductor limpio'), note('Récord de conductor con dos multas'))).not.toBe(
    'CUMPLE',
  )
})

it('answers a question for a paper by a paper of that matter', () => {
  const asked = question('carnet de alturas o carnet de manipulador de alimentos vigente')
  expect(verdictOf(asked, course('Manipulación segura de alimentos, con carnet'))).toBe('CUMPLE')
})

it('counts in part a paper that has run out, as the line behind its name says', () => {
  const asked = paper('Carnet de aplicador de productos fitosanitarios, nivel cualificado como mínimo')
  expect(verdictOf(asked, course('Fitosanitarios: me venció en mayo, toca renovarlo'))).toBe('PARCIAL')
})

it('does not take a course without its exam for the certificate', () => {
  expect(verdictOf(paper('Scrum Master'), course('Scrum Master, 16 horas (no rendí el examen)'))).toBe('NO_CUMPLE')
})

it('says of a thing that is known by another word that it is like it', () => {
  const sentence = sentenceOf(
    words('Manejo de desbrozadora, soplador y motosierra'),
    did('Peón forestal', 'Tala con motosierra.'),
  )
  expect(sentence).toContain('El CV muestra «motosierra» y algo parecido a «desbrozadora»; no aparece «soplador»')
})

it('leaves open a speciality of which somebody took courses after a plain degree', () => {
  const cv = degree('Grado en Veterinaria', 'GRADO')
  const asked = studies('MASTER', 'Oftalmología equina')
  expect(verdictOf(asked, { ...cv, ...course('Taller de oftalmología del caballo') })).toBe('SIN_DATOS')
  expect(verdictOf(asked, cv)).toBe('NO_CUMPLE')
})

it('hears what a CV says of most of the ways that would do', () => {
  const cv = note('De quesos y embutidos no sé mucho.')
  expect(verdictOf(words('Conocimiento de quesos, embutidos o conservas'), cv)).toBe('NO_CUMPLE')
})
