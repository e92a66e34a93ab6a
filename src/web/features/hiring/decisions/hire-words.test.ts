import { expect, it } from 'vitest'
import { hireWords } from './hire-words.ts'

const told = { stage: 'Contratada', vacancy: { title: 'Analista de datos', openings: 2 }, hired: 0 }

const some = (...names: string[]) => names.map((full_name) => ({ full_name, next_interview_at: null }))

it('one person is named and passes alone, wherever they were chosen', () => {
  expect(hireWords({ ...told, people: some('Íñigo Etxeberria') })).toEqual({
    title: '¿Contratar a Íñigo Etxeberria?',
    text: 'Pasa a Contratada y termina su proceso en «Analista de datos». Se lo diremos en unos segundos.',
  })
})

it('says that an agreed interview goes with it', () => {
  const people = [{ full_name: 'Íñigo', next_interview_at: '2030-06-05T23:30:00.000Z' }, ...some('Zoë')]
  expect(hireWords({ ...told, people }).text).toMatch(/Las entrevistas que quedan se cancelan\.$/)
})

it('several are counted and pass together', () => {
  expect(hireWords({ ...told, people: some('Íñigo', 'Zoë') })).toEqual({
    title: '¿Contratar a 2 personas?',
    text: 'Pasan a Contratada y termina su proceso en «Analista de datos». Se lo diremos en unos segundos.',
  })
})

it.each([
  [1, 1, ['Íñigo'], 'Ya contrataste a 1 de 1: serían 2 personas para 1 plaza. '],
  [3, 2, ['Íñigo', 'Zoë'], 'Ya contrataste a 2 de 3: serían 4 personas para 3 plazas. '],
  [1, 0, ['Íñigo', 'Zoë'], 'La vacante tiene 1 plaza y vas a contratar a 2. '],
])('with %d places and %d hired it warns who would hire %s', (openings, hired, names, warning) => {
  const { text } = hireWords({ ...told, vacancy: { ...told.vacancy, openings }, hired, people: some(...names) })
  expect(text.startsWith(`${warning}Pasa`)).toBe(true)
})
