import { expect, it } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { cvWishes } from '#shared/cvs/cv-imports.ts'
import { withAnswers } from './first-cv.ts'
import { namesOf, readAnswers } from './read-answers.ts'

const id = '6f1c0b1e-1111-4c58-9d0a-3f6f3c5f2a11'
const wishes = cvWishes.parse({ modalities: ['REMOTO'] })
const read = (document: object) => readAnswers({ document: cvDocument.parse(document), wishes }, '2026-11')

it('answers with the latest job, the skills and the place of a CV', () => {
  const document = {
    basics: { headline: 'Sanitaria', city: 'L’Hospitalet', country: 'ES' },
    experience: [
      { id, position: 'Camarera de pisos', start: '2012', end: '2016-03' },
      { id, position: 'Auxiliar de enfermería', start: '2019-05', current: true },
    ],
    skills: ['RCP', 'rcp', 'Triaje'].map((name) => ({ id, name })),
  }
  expect(read(document)).toEqual({
    mainRole: 'Auxiliar de enfermería',
    skills: ['RCP', 'Triaje'],
    seniority: 'SENIOR',
    city: 'L’Hospitalet',
    country: 'ES',
    wishes,
  })
})

it.each([
  ['JUNIOR', '2025-06'],
  ['SEMI_SENIOR', '2023-01'],
  ['SENIOR', '2019'],
])('proposes %s for work since %s', (level, start) => {
  expect(read({ experience: [{ id, position: 'Tornero', start, current: true }] }).seniority).toBe(level)
})

it('says nothing where the CV says nothing', () => {
  expect(read({})).toEqual({ mainRole: '', skills: [], seniority: null, city: '', country: null, wishes })
  expect(read({ basics: { headline: 'Tornero' }, experience: [{ id, position: '' }] })).toMatchObject({
    mainRole: 'Tornero',
    seniority: null,
  })
})

it('proposes no sentence that tells of work as the name of it, but the last that has one', () => {
  const told = { id, position: 'He cuidado a personas mayores muchos años', start: '2019', current: true }
  expect(read({ experience: [told, { id, position: 'Limpiadora', start: '2008', end: '2011' }] }).mainRole).toBe(
    'Limpiadora',
  )
  expect(read({ basics: { headline: 'Soy muy trabajadora' }, experience: [told] }).mainRole).toBe('')
})

it('calls somebody by what they said, where their CV only tells of their work', async () => {
  const headlineOf = async (headline: string) => {
    const said = { mainRole: 'Cuidadora', skills: [], city: '', country: null }
    return (await withAnswers(cvDocument.parse({ basics: { headline } }), said)).basics.headline
  }
  expect(await headlineOf('He cuidado a personas mayores')).toBe('Cuidadora')
  expect(await headlineOf('Auxiliar de geriatría')).toBe('Auxiliar de geriatría')
})

it('keeps what was typed before, and as many as fit', () => {
  expect(namesOf([{ name: 'sql' }, { name: 'Excel' }], ['SQL'])).toEqual(['SQL', 'Excel'])
  expect(namesOf(Array.from({ length: 40 }, (_, at) => ({ name: `Uno ${at}` })))).toHaveLength(15)
})
