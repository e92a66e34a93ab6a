import { expect, it } from 'vitest'
import { requirement, type Verdict } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, course, did, ID, paper, verdictOf, words } from './verdicts.fixture.ts'

const LIST = 'Manejo de telar, urdidora y bobinadora'

it.each<[Asked, Partial<CvSections>, Verdict]>([
  // Each thing of a list may stand in a line of its own.
  [words(LIST), did('Tejedora', 'Telar de doce lizos.', 'Carga de la urdidora.', 'Bobinadora y repaso.'), 'CUMPLE'],
  [words(LIST), did('Tejedora', 'Telar de doce lizos.', 'Bobinadora y repaso.'), 'PARCIAL'],
  [words(LIST), did('Cajera', 'Arqueo de la tarde.'), 'SIN_DATOS'],
  [
    words('Uso de resina, epoxi y GRP'),
    did('Laminador', 'Resina al vacío.', 'Paneles de GRP.', 'Masilla epoxi.'),
    'CUMPLE',
  ],
  // What may be anything is met by no word of it.
  [
    words('Manejo de herramientas y sistemas'),
    did('Mozo', 'Limpiaba las herramientas del patio.', 'Avisaba a los de sistemas.'),
    'SIN_DATOS',
  ],
  // Letters and what they stand for.
  [paper('Curso de prevención de riesgos laborales'), course('Curso PRL nivel básico'), 'CUMPLE'],
  [words('Entrega de EPP'), did('Bodeguero', 'Entrega de equipos de protección personal.'), 'CUMPLE'],
  [words('Buenas prácticas de manufactura'), did('Envasadora', 'Trabajo con BPM.'), 'CUMPLE'],
])('%j beside %j: %s', (asked, cv, verdict) => {
  expect(verdictOf(asked, cv)).toBe(verdict)
})

it('says which things of a list are there and which are not, with a quote of each', () => {
  const one = requirement.parse({ id: ID, type: 'OWN_WORDS', importance: 'IMPORTANTE', value: { text: LIST } })
  const cv = candidateOf(did('Tejedora', 'Telar de doce lizos.', 'Bobinadora y repaso.'))
  const [line] = explainMatch(vacancyOf([one]), cv).items
  expect(line?.sentence).toBe(`Piden «${LIST}». El CV muestra «telar» y «bobinadora»; no aparece «urdidora».`)
  expect(line?.evidence).toHaveLength(2)
})
