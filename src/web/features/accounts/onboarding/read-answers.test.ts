import { expect, it } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { cvWishes } from '#shared/cvs/cv-imports.ts'
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

it('keeps what was typed before, and as many as fit', () => {
  expect(namesOf([{ name: 'sql' }, { name: 'Excel' }], ['SQL'])).toEqual(['SQL', 'Excel'])
  expect(namesOf(Array.from({ length: 40 }, (_, at) => ({ name: `Uno ${at}` })))).toHaveLength(15)
})
