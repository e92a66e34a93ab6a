import { expect, it } from 'vitest'
import { Notes } from '../notes.ts'
import { readStudy } from './studies.ts'

const progressOf = (degree: string, notes: string) =>
  readStudy(
    { degree, field: '', level: 'GRADO', in_progress: false, notes },
    'education.0',
    '',
    new Notes((text) => text),
  ).in_progress

it('takes no degree from a «bachiller» whose thesis is still to come', () => {
  expect(progressOf('Arquitectura', 'bachiller 2020\nTesis para el título en curso')).toBe(false)
  expect(progressOf('Arquitectura', 'Tesis en curso')).toBe(true)
})
