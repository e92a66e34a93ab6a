import { expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const read = (...lines: string[]) =>
  readPastedText(['Nerea Olabarri-Quintela', 'nerea@correo.example', '', ...lines].join('\n')).proposal.document

it('does not count a certificate as held while it is under way', () => {
  const { certifications, courses } = read(
    'CERTIFICACIONES',
    'Scrum Master (en preparación)',
    'Azure Administrator - en curso',
    'CCNA, preparando el examen',
    'PMP 2022',
  )
  expect(certifications).toMatchObject([{ name: 'PMP', date: '2022' }])
  expect(courses.map(({ name, date }) => [name, date])).toEqual([
    ['Scrum Master (en preparación)', null],
    ['Azure Administrator - en curso', null],
    ['CCNA, preparando el examen', null],
  ])
})

it('takes a certificate under way for no part of the study above it', () => {
  const { education, courses } = read(
    'FORMACIÓN',
    'Ingeniería Informática, Universidad de Vigo, 2019',
    'Google Cloud Engineer (en preparación)',
  )
  expect(education).toMatchObject([{ end: '2019', in_progress: false }])
  expect(courses.map(({ name }) => name)).toEqual(['Google Cloud Engineer (en preparación)'])
})
