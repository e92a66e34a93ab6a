import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { workplacesIn } from '../said/workplaces.ts'
import { did, ID, verdictOf, words } from './verdicts.fixture.ts'

const custom = (question: string) => ['CUSTOM', { question }] as ['CUSTOM', { question: string }]

it('answers who asks for results with a figure that the CV names', () => {
  const shown = did('Jefa de tienda', 'Bajé las mermas un 18 % en un año.')
  expect(verdictOf(custom('¿Puedes demostrar resultados?'), shown)).toBe('CUMPLE')
  expect(verdictOf(custom('¿Puedes traer logros medibles?'), shown)).toBe('CUMPLE')
  expect(verdictOf(custom('¿Puedes demostrar resultados?'), did('Jefa de tienda', 'Caja y 12 personas.'))).toBe(
    'SIN_DATOS',
  )
})

it('counts in part a house that only its name tells of', () => {
  expect(workplacesIn('Textiles La Rueca')).toContain('FABRICA')
  const [job] = did('Auxiliar de nómina').experience ?? []
  const cv: Partial<CvSections> = job ? { experience: [{ ...job, places: ['FABRICA'] }] } : {}
  expect(verdictOf(words('Experiencia en empresas industriales'), cv)).toBe('PARCIAL')
  expect(verdictOf(words('Experiencia en empresas industriales'), did('Auxiliar de nómina'))).toBe('SIN_DATOS')
})

it('says the same of the work and of its years, where an ad asks for years of doing it', () => {
  const years = requirement.parse({
    id: ID,
    type: 'ROLE_EXPERIENCE',
    importance: 'IMPORTANTE',
    value: { name: 'Coordinador logístico coordinando reparto o distribución', min_years: 2 },
  })
  const vacancy = vacancyOf([years], { title: 'Coordinador logístico de reparto' })
  const { items } = explainMatch(
    vacancy,
    candidateOf(did('Encargado de muelle', 'Coordino el reparto de 12 furgonetas.')),
  )
  expect(items.map(({ verdict }) => verdict)).toEqual(['CUMPLE', 'CUMPLE'])
})
