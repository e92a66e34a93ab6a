import { describe, expect, it } from 'vitest'
import { anId, applyContext } from '../testing/seeker-fixtures.ts'
import { answerProblems, asBody, isPrefilled, startValues, whatIsWrong } from './apply-values.ts'

const [NIGHT, YEARS, CATALAN] = [anId(21), anId(22), anId(31)]

describe('what stands on the apply screen at first', () => {
  it('is the CV that fits best and what was answered elsewhere', () => {
    const values = startValues(applyContext())
    expect(values).toEqual({
      cv_id: anId(11),
      note: '',
      is_letter: false,
      answers: { [NIGHT]: ['SI'], [YEARS]: [] },
      declared: {},
      referral: null,
    })
  })

  it('is the draft, where there is one', () => {
    const draft = {
      cv_id: anId(12),
      note: 'Hola',
      is_letter: true,
      updated_at: '2026-11-15T10:00:00.000Z',
      answers: [{ question_id: YEARS, values: ['4'] }],
      declared: { [CATALAN]: 'UN_POCO', [anId(99)]: 'SI' } as const,
      referral: null,
    }
    const values = startValues(applyContext({ draft }))
    expect(values).toMatchObject({ cv_id: anId(12), note: 'Hola', is_letter: true, declared: { [CATALAN]: 'UN_POCO' } })
    expect(values.answers).toEqual({ [NIGHT]: ['SI'], [YEARS]: ['4'] })
    expect(Object.keys(values.declared)).toEqual([CATALAN])
  })

  it('is another CV when that of the draft is gone', () => {
    const draft = {
      cv_id: anId(77),
      note: null,
      is_letter: false,
      answers: [],
      declared: {},
      referral: null,
      updated_at: '2026-11-15T10:00:00.000Z',
    }
    expect(startValues(applyContext({ draft })).cv_id).toBe(anId(11))
  })
})

describe('what is sent', () => {
  it('leaves out what was left empty', () => {
    const values = {
      cv_id: anId(11),
      note: '  ',
      is_letter: true,
      answers: { [NIGHT]: ['SI'], [YEARS]: ['  '] },
      declared: {},
      referral: 'ABCDEFGH23456789',
    }
    expect(asBody(values)).toEqual({
      cv_id: anId(11),
      note: null,
      is_letter: false,
      declared: {},
      referral: 'ABCDEFGH23456789',
      answers: [{ question_id: NIGHT, values: ['SI'] }],
    })
  })

  it.each([
    [[], 'Escribe un número.'],
    [['  '], 'Escribe un número.'],
    [['unos 4'], 'Escribe solo el número, por ejemplo 3 o 2,5.'],
    [['4'], undefined],
    [['2,5'], undefined],
  ])('needs a number where one is asked for: %j', (said, problem) => {
    const context = applyContext()
    const values = { ...startValues(context), answers: { [NIGHT]: ['SI'], [YEARS]: said } }
    expect(answerProblems(values, context.questions)[YEARS]).toBe(problem)
  })
})

it.each([
  [{ [NIGHT]: ['SI'], [YEARS]: [] }, 'Falta alguna respuesta: la marcamos arriba.'],
  [
    { [NIGHT]: ['SI'], [YEARS]: ['unos 4'] },
    'Corrige tu respuesta a «¿Cuántos años llevas en quirófano?»: Escribe solo el número, por ejemplo 3 o 2,5.',
  ],
  [{ [NIGHT]: [], [YEARS]: ['unos 4'] }, 'Falta alguna respuesta y otra hay que corregirla: las marcamos arriba.'],
])('beside the button stands what is wrong with %j', (answers, said) => {
  const context = applyContext()
  const values = { ...startValues(context), answers }
  expect(whatIsWrong(answerProblems(values, context.questions), values, context.questions)).toBe(said)
})

it('an earlier answer is marked until it changes', () => {
  const context = applyContext()
  const [night] = context.questions
  if (!night) throw new Error('no question')
  const values = startValues(context)
  expect(isPrefilled(values, night)).toBe(true)
  expect(isPrefilled({ ...values, answers: { [NIGHT]: ['NO'] } }, night)).toBe(false)
})
