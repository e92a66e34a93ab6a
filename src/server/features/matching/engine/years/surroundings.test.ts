import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { workplacesIn } from '../said/workplaces.ts'
import { did, ID, verdictOf, years } from '../verdicts/verdicts.fixture.ts'

type Job = readonly [position: string, start: string, end: string, summary: string]

const worked = (...jobs: readonly Job[]): Partial<CvSections> => ({
  experience: jobs.map(([position, start, end, summary]) => ({
    position,
    start,
    end,
    summary,
    achievements: [],
    skills: [],
  })),
})

function line(name: string, min_years: number, cv: Partial<CvSections>) {
  const asked = requirement.parse({
    id: ID,
    type: 'ROLE_EXPERIENCE',
    importance: 'IMPORTANTE',
    value: { name, min_years },
  })
  const item = explainMatch(vacancyOf([asked]), candidateOf(cv)).items[0]
  return [item?.verdict, item?.sentence] as const
}

it('sums only the jobs that speak of the field that an ad names', () => {
  const cv = worked(
    ['Psicóloga', '2020-01', '2021-12', 'Talleres con mujeres privadas de libertad en la cárcel.'],
    ['Psicóloga', '2015-01', '2019-12', 'Consulta de adultos, ansiedad y duelo.'],
  )
  const [verdict, sentence] = line('Psicóloga en cárceles', 1, cv)
  expect([verdict, sentence]).toEqual(['CUMPLE', expect.stringContaining('2 años como')])
  expect(line('Psicóloga en cárceles', 4, cv)[0]).not.toBe('CUMPLE')
})

it('counts as many months there as the job says', () => {
  const cv = worked(['Soldador', '2018-01', '2022-12', 'Portones y barandas. Seis meses fueron en un astillero.'])
  expect(line('Soldador en astilleros', 1, cv)).toEqual(['PARCIAL', expect.stringContaining('6 meses')])
})

it('says of years that do not tell where they were that nobody knows it', () => {
  const cv = did('Soldador', 'Portones y barandas.')
  const [verdict, sentence] = line('Soldador en astilleros', 1, cv)
  expect(verdict).toBe('PARCIAL')
  expect(sentence).toContain('sin decir que fuera en astilleros')
})

it('asks nobody to say where a trade is always done, nor what it is called already', () => {
  expect(verdictOf(years('Mecánico en talleres', 1), did('Mecánico', 'Frenos y embragues.'))).toBe('CUMPLE')
  expect(verdictOf(years('Auxiliar de farmacia en farmacia', 1), did('Auxiliar de farmacia'))).toBe('CUMPLE')
  expect(verdictOf(years('Soldador en producción', 1), did('Soldador', 'Portones.'))).toBe('CUMPLE')
})

it('knows the field of a house by its name', () => {
  expect(workplacesIn('Compañía Minera Cerro Pardo')).toEqual(['MINA'])
  expect(workplacesIn('Terminal portuario del norte')).toEqual(['PUERTO'])
})

it('does not take who drives beside a machine for who runs it', () => {
  const cv = did('Chofer de camión', 'Acarreo junto a la motoniveladora y al bulldozer.')
  expect(verdictOf(years('Operador de excavadora y motoniveladora', 1), cv)).not.toBe('CUMPLE')
})
