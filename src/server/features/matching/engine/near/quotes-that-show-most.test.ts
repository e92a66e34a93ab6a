import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, ID, listed, skill, speaks, tongue } from '../verdicts/verdicts.fixture.ts'

function lineOf([type, value]: Asked, cv: Partial<CvSections>) {
  const asked = requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })
  const [item] = explainMatch(vacancyOf([asked]), candidateOf(cv)).items
  return { verdict: item?.verdict, sentence: item?.sentence, quote: item?.evidence[0]?.quote }
}
const held = (...names: string[]): Partial<CvSections> => ({
  certifications: names.map((name) => ({ name, expires: null })),
})

it('a level is shown by what is done with the tool', () => {
  const cv = { skills: ['Excel', 'tablas dinámicas', 'Power Query'].flatMap((name) => listed(name).skills ?? []) }
  const { verdict, sentence, quote } = lineOf(skill('Excel', { min_level: 'INTERMEDIO' }), cv)
  expect([verdict, quote]).toEqual(['CUMPLE', 'Power Query'])
  expect(sentence).toBe('El CV lo muestra: «Excel», con «Power Query» y «tablas dinámicas».')
})

it('one that the CV says is shown where it says it', () => {
  const cv = { skills: ['Excel avanzado', 'tablas dinámicas'].flatMap((name) => listed(name).skills ?? []) }
  expect(lineOf(skill('Excel', { min_level: 'INTERMEDIO' }), cv).quote).toBe('Excel avanzado')
})

it('vaccines that somebody has had are not those that they give', () => {
  const gives: Partial<CvSections> = {
    experience: [
      { position: 'Enfermera', start: '2020-01', end: null, summary: 'Vacunación.', achievements: [], skills: [] },
    ],
  }
  const asked = skill('Esquema de vacunación')
  expect(lineOf(asked, gives).verdict).toBe('SIN_DATOS')
  const cv = { ...gives, ...held('Cartilla de vacunación con hepatitis B y tétano') }
  expect(lineOf(asked, cv)).toMatchObject({
    verdict: 'CUMPLE',
    quote: 'Cartilla de vacunación con hepatitis B y tétano',
  })
  expect(lineOf(asked, held('Carné de vacunas, me falta la tercera dosis')).verdict).toBe('PARCIAL')
})

it('a language by the certificate that names its level, where the CV says it in words', () => {
  const [spoken] = tongue('en', 'C1').languages ?? []
  const cv = { languages: spoken ? [{ ...spoken, said: 'fluido' }] : [], ...held('Cambridge C1 Advanced (2021)') }
  expect(lineOf(speaks('en', 'C1'), cv)).toMatchObject({ verdict: 'CUMPLE', quote: 'Cambridge C1 Advanced (2021)' })
  const other = { ...cv, ...held('DELF B2') }
  expect(lineOf(speaks('en', 'C1'), other).quote).toContain('fluido')
})
