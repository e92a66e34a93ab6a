import { describe, expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch, scoreMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'
import { type Asked, course, did, ID, listed, paper, skill, words } from './verdicts.fixture.ts'

function lineOf([type, value]: Asked, cv: Partial<CvSections>) {
  const vacancy = vacancyOf([requirement.parse({ id: ID, type, importance: 'IMPORTANTE', value })])
  const candidate = candidateOf(cv)
  const [line] = explainMatch(vacancy, candidate).items
  return { ...line, score: scoreMatch(vacancy, candidate) }
}

describe('what nobody recognised in a CV', () => {
  it.each([
    [
      skill('Soldadura TIG'),
      did('Oficial', 'Soldadura de microalambre en talleres.'),
      'Soldadura de microalambre en talleres',
    ],
    [
      words('Bienvenida a viajeros extranjeros'),
      did('Conserje', 'Recibo a quienes llegan al hotel.'),
      'Recibo a quienes llegan al hotel',
    ],
    [
      [
        'ANY_OF',
        {
          options: [
            { type: 'SKILL', ...skill('DAX')[1] },
            { type: 'SKILL', ...skill('Qlik')[1] },
          ],
        },
      ] as Asked,
      { summary: 'Me gusta la montaña.', ...listed('Tableros de Power Pivot') },
      'Tableros de Power Pivot',
    ],
  ])('is shown beside the line that comes nearest, and counts nothing: %j', (asked, cv, near) => {
    const { verdict, sentence, evidence, score } = lineOf(asked, cv)
    expect([verdict, evidence]).toEqual(['SIN_DATOS', []])
    expect(sentence).toBe(`No lo vemos claro en el CV. Lo más cercano que dice: «${near}».`)
    expect(score).toMatchObject({ low: 0, high: 100 })
  })

  it('is shown beside lines of work before what was learnt, where something done is asked for', () => {
    const asked = words('Haber podado frutales en altura')
    const taught = course('Curso de poda y jardines')
    const worked = did('Oficial', 'Cortaba ramas de árboles grandes en fincas.')
    expect(lineOf(asked, { ...taught, ...worked }).sentence).toContain('que dice: «Cortaba ramas')
    expect(lineOf(asked, taught).sentence).toContain('que dice: «Curso de poda')
  })

  it.each([
    // One rare word in common is enough to show a line, and more than nearness without any.
    [words('Sólida lectura de planos y croquis'), did('Oficial', 'Reviso el croquis de obra.'), 'croquis de obra'],
    [words('Seguros de salud y baremo de siniestros'), did('Fisio', 'Algún siniestro de coche.'), 'Algún siniestro'],
    [paper('máster de acceso'), course('Máster de la Procura'), 'Máster de la Procura'],
  ])('is shown beside the line that has a telling word of it: %j', (asked, cv, near) => {
    const { verdict, sentence } = lineOf(asked, cv)
    expect([verdict, sentence]).toEqual(['SIN_DATOS', expect.stringContaining(near)])
  })

  it('is a part of what is asked for where its one word stands in a line that is near', () => {
    const { verdict } = lineOf(
      words('Soltura en juicio'),
      did('Letrada', 'Si no hay acuerdo con la empresa, voy a juicio.'),
    )
    expect(verdict).toBe('PARCIAL')
  })

  it('is only said to be missing where nothing comes near', () => {
    expect(lineOf(skill('Encofrado'), did('Peluquera', 'Mechas y alisados.')).sentence).toBe('No aparece en el CV.')
    expect(lineOf(skill('Permiso de conducir C'), listed('Permiso de conducir B')).sentence).not.toContain('cercano')
  })

  it('is told in few words of a long line', () => {
    const long = `Soldadura de microalambre${', soldadura de aluminio, soldadura con electrodo'.repeat(6)}`
    const { sentence = '' } = lineOf(skill('Soldadura TIG'), did('Oficial', long))
    expect(sentence.length).toBeLessThan(220)
    expect(sentence).toMatch(/«Soldadura de microalambre, soldadura de .*…»\.$/)
  })
})

it('a name that is written small keeps its letters where a sentence begins with it', () => {
  const line = lineOf(skill('vMix', { min_level: 'EXPERTO' }), did('Realizadora', 'Directos con vMix.'))
  expect(line.sentence).toMatch(/^«vMix» aparece en el CV/)
})

it('what counts in part says why: nobody knows whether it is the same, or it was learnt and not done', () => {
  const sentenceOf = (asked: string, cv: Partial<CvSections>) => lineOf(words(asked), cv).sentence
  expect(sentenceOf('Catas con público', course('Curso de cata de vinos'))).toBe(
    'Piden «Catas con público». El CV dice algo parecido, y no sabemos si es lo mismo: por eso cuenta en parte.',
  )
  expect(sentenceOf('Haber hecho catas con público', course('Curso de cata de vinos'))).toBe(
    'Piden «Haber hecho catas con público». El CV dice algo parecido como formación, y se pide haberlo hecho: por eso cuenta en parte.',
  )
})
