import { expect, test } from 'vitest'
import { type CvDocument, cvDocument } from '#shared/cvs/cv-document.ts'
import { toJob, toNewEntry } from './answers.ts'
import { withoutItem } from './lost-lines.ts'
import { targetsIn } from './placing.ts'
import { changeOf, takeBack } from './take-back.ts'

const [JOB, OTHER, OWN, ITEM] = [1, 2, 3, 4].map((at) => `0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a0${at}`)
const before = cvDocument.parse({
  summary: 'Hola.',
  experience: [
    { id: JOB, position: 'Cajera', company: 'Súper Sol', achievements: ['Cobros'] },
    { id: OTHER, position: 'Camarera', company: 'Bar Luz' },
  ],
  custom: [{ id: OWN, title: 'Más información', items: [{ id: ITEM, text: 'No viajo' }] }],
  sections: [{ key: `custom:${OWN}` }],
})

const placed = (label: string, text: string): CvDocument => {
  const target = targetsIn(before).find((one) => one.label === label)
  return target?.put(before, text) ?? before
}

test.each([
  ['a task of a job', toJob(before, JOB ?? '', 'Reposición')?.document],
  ['a new job', toNewEntry(before, 'experience', 'Limpiadora, Hotel Mar, 2019', JOB)?.document],
  ['a profile', placed('Perfil', 'Busco trabajo')],
  ['skills', placed('Habilidades', 'Caja, TPV')],
  ['an entry that was guessed', withoutItem(before, ITEM ?? '')],
])('%s is taken back', (_, after) => {
  if (!after) throw new Error('it found no place')
  expect(after).not.toEqual(before)
  expect(takeBack(after, changeOf(before, after))).toEqual(before)
})

test('what was written since stays when a line is taken back', () => {
  const after = toJob(before, JOB ?? '', 'Reposición')?.document ?? before
  const change = changeOf(before, after)
  const [cashier, waitress] = after.experience
  if (!cashier || !waitress) throw new Error('two jobs')
  const now = {
    ...after,
    summary: 'Hola de nuevo.',
    experience: [{ ...cashier, company: 'Súper Luna', achievements: ['Cobros', 'Reposición', 'Inventario'] }, waitress],
  }
  const back = takeBack(now, change)
  expect(back.summary).toBe('Hola de nuevo.')
  expect(back.experience[0]).toMatchObject({ company: 'Súper Luna', achievements: ['Cobros', 'Inventario'] })
  const told = placed('Perfil', 'Busco trabajo')
  const more = { ...told, summary: `${told.summary}\nY aprendo rápido.` }
  expect(takeBack(more, changeOf(before, told)).summary).toBe('Hola.\nY aprendo rápido.')
})

test('a new job stands behind the one that the line lay under, and nothing too long is cut', () => {
  const made = toNewEntry(before, 'experience', 'Limpiadora, Hotel Mar, 2019 - 2020', JOB)?.document
  expect(made?.experience.map(({ position }) => position)).toEqual(['Cajera', 'Limpiadora', 'Camarera'])
  expect(toNewEntry(before, 'experience', 'palabra '.repeat(90), JOB)).toBeNull()
  const long = `${'Atender a clientes y reponer '.repeat(6)}sin parar`
  expect(toNewEntry(before, 'experience', long, JOB)?.document.experience[1]).toMatchObject({
    position: '',
    summary: long,
  })
  expect(toJob(before, JOB ?? '', 'x'.repeat(700))).toBeNull()
})
