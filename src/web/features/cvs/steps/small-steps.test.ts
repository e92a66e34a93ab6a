import { expect, test } from 'vitest'
import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'
import { smallSteps } from './small-steps.ts'

const TODAY = '2026-11'
const id = (at: number) => `0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a0${at}`
const cv = (document: object): CvContent => cvContent.parse({ title: 'Mi CV', document })
const job = (at: number, start: string, end: string | null, part: object = {}) => ({
  id: id(at),
  position: `Puesto ${at}`,
  company: 'Acme',
  start,
  end,
  current: end === null,
  ...part,
})

/** The first step whose key begins so, and the CV after it. */
function taken(content: CvContent, kind: string, answer?: string) {
  const step = smallSteps(content, TODAY).find(({ key }) => key.startsWith(kind))
  if (!step) throw new Error(`no step ${kind}`)
  const change = answer === undefined ? step.change : step.ask?.change(answer)
  return { step, document: change?.(content).document ?? content.document, after: change?.(content) ?? content }
}

test('dates that are the wrong way round are turned, and an end that has not come becomes today', () => {
  const turned = taken(cv({ experience: [job(1, '2021-03', '2019-05')] }), 'turned')
  expect(turned.step).toMatchObject({ before: 'mar 2021 – may 2019', after: 'may 2019 – mar 2021' })
  expect(turned.document.experience[0]).toMatchObject({ start: '2019-05', end: '2021-03' })
  const ended = taken(cv({ experience: [job(1, '2021-03', '2027-05')] }), 'end')
  expect(ended.document.experience[0]).toMatchObject({ end: null, current: true })
  const future = taken(cv({ experience: [job(1, '2027-03', null)] }), 'start')
  expect(future.step).toMatchObject({ field: 'experience.0.start' })
  expect(future.step.change).toBeUndefined()
  const study = { id: id(2), degree: 'ESO', institution: 'IES', start: '2016', end: '2012' }
  expect(taken(cv({ education: [study] }), 'turned').document.education[0]).toMatchObject({
    start: '2012',
    end: '2016',
  })
})

test('jobs are ordered by date, those without one keep their places, and then nothing is left to order', () => {
  const jobs = [
    job(1, '2015', '2017'),
    { id: id(4), position: 'Sin fecha' },
    job(2, '2020-01', null),
    job(3, '2017-02', '2019'),
  ]
  const { document, after } = taken(cv({ experience: jobs }), 'order')
  expect(document.experience.map((one) => one.id)).toEqual([id(2), id(4), id(3), id(1)])
  expect(smallSteps(after, TODAY).filter(({ key }) => key.startsWith('order'))).toEqual([])
  const unclear = cv({ experience: [job(1, '2019', '2020'), job(2, '2018', '2020-05')] })
  expect(smallSteps(unclear, TODAY).some(({ key }) => key.startsWith('order'))).toBe(false)
})

test('a misspelt word is written right where it stands, once for each text', () => {
  const content = cv({
    experience: [job(1, '2020', null, { achievements: ['Gestion de caja', 'Lideré la atencion'] })],
    interests: ['La experencia'],
  })
  const first = taken(content, 'spelling')
  expect(first.step).toMatchObject({ before: 'Gestion de caja', after: 'Gestión de caja' })
  expect(first.document.experience[0]?.achievements).toEqual(['Gestión de caja', 'Lideré la atencion'])
  const left = smallSteps(first.after, TODAY).filter(({ key }) => key.startsWith('spelling'))
  expect(left).toHaveLength(2)
  expect(left[1]?.change?.(content).document.interests).toEqual(['La experiencia'])
})

test('a level told in words is asked for, or shown in place of words that say none', () => {
  const spoken = (part: object) => cv({ languages: [{ id: id(1), language: 'en', ...part }] })
  const asked = taken(spoken({ said: 'nivel medio' }), 'level', 'B2')
  expect(asked.step.ask).toMatchObject({ kind: 'choice', start: 'B1' })
  expect(asked.document.languages[0]).toMatchObject({ overall: 'B2', said: '' })
  const shown = taken(spoken({ overall: 'B1', said: 'me defiendo con los guiris' }), 'level')
  expect(shown.document.languages[0]).toMatchObject({ overall: 'B1', said: '' })
  expect(smallSteps(spoken({ overall: 'B1', said: 'nivel intermedio' }), TODAY)).toEqual([])
})

test('a gap is told in a line of its own, and personal data are led to', () => {
  const content = cv({
    summary: 'Estado civil: soltera.',
    experience: [job(1, '2021-01', null), job(2, '2017-01', '2018-12')],
  })
  const { document, step, after } = taken(content, 'gap', 'Cuidé de mi madre.')
  expect(step.what).toContain('24 meses')
  expect(document.custom).toMatchObject([
    { title: 'Más información', items: [{ text: 'Cuidé de mi madre.', date: 'ene 2019 – dic 2020' }] },
  ])
  expect(smallSteps(after, TODAY).some(({ key }) => key.startsWith('gap'))).toBe(false)
  expect(taken(content, 'personal').step).toMatchObject({ section: 'summary', field: 'summary' })
})

test('a CV in good order has no steps', () => {
  expect(smallSteps(cv({ experience: [job(1, '2020-01', null), job(2, '2018', '2019-12')] }), TODAY)).toEqual([])
})
