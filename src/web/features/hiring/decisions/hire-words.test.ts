import { expect, it } from 'vitest'
import { hireWords } from './hire-words.ts'

const told = { stage: 'Contratada', vacancy: 'Analista de datos' }

it('one person is named and passes alone, wherever they were chosen', () => {
  expect(hireWords({ ...told, names: ['Íñigo Etxeberria'] })).toEqual({
    title: '¿Contratar a Íñigo Etxeberria?',
    text: 'Pasa a Contratada y termina su proceso en «Analista de datos». Se lo diremos en unos segundos.',
  })
})

it('several are counted and pass together', () => {
  expect(hireWords({ ...told, names: ['Íñigo', 'Zoë'] })).toEqual({
    title: '¿Contratar a 2 personas?',
    text: 'Pasan a Contratada y termina su proceso en «Analista de datos». Se lo diremos en unos segundos.',
  })
})
