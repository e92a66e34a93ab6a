import { expect, it } from 'vitest'
import { gapQuestion } from './gap-question.ts'

it.each([
  ['CUSTOM', '¿Vives en Valencia o alrededores?', '¿Vives en Valencia o alrededores?'],
  ['SKILL', 'Gesden', 'Buscamos «Gesden». ¿Qué has hecho que se acerque, dónde y durante cuánto tiempo?'],
  ['LANGUAGE', 'Inglés, B2 o más', 'Buscamos «Inglés, B2 o más». ¿Para qué lo has usado y cuándo fue la última vez?'],
] as const)('what an interview asks about a gap is one question: %s', (type, title, question) => {
  expect(gapQuestion({ type, title })).toBe(question)
})
