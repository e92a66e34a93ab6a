import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toThePerson } from '../../people/to-the-person.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, vacancyOf } from '../people.fixture.ts'
import type { Candidate } from '../types.ts'

type Wished = NonNullable<Candidate['min_salary']>

function offered(max: number, payments_per_year: number, wished: Wished, period: 'MES' | 'ANIO' = 'MES') {
  const salary = { min: 1, max, currency: 'PEN' as const, period, payments_per_year, variable_text: '' }
  const { conditions, outside } = explainMatch(vacancyOf([], { salary }), candidateOf({}, { min_salary: wished }))
  const line = conditions.find(({ type }) => type === 'SALARY_FIT')
  return { verdict: line?.verdict, sentence: toThePerson(line?.sentence ?? ''), outside }
}
const aMonth = (amount: number, payments_per_year?: number): Wished => ({
  amount,
  currency: 'PEN',
  period: 'MES' as const,
  ...(payments_per_year && { payments_per_year }),
})

it('never takes a lower monthly band for enough because it is paid more often', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 12, max: 16 }), (max, wished, payments) => {
      const { verdict, outside } = offered(max, payments, aMonth(wished))
      expect({ verdict, outside }).toEqual(
        wished <= max ? { verdict: 'CUMPLE', outside: false } : { verdict: 'NO_CUMPLE', outside: true },
      )
    }),
  )
})

it('compares by the year where the person says in how many payments they count', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 16 }), fc.integer({ min: 12, max: 16 }), (theirs, ours) => {
      const { verdict } = offered(1000, ours, aMonth(1000, theirs))
      expect(verdict).toBe(theirs <= ours ? 'CUMPLE' : 'NO_CUMPLE')
    }),
  )
})

it.each([
  [
    offered(160_000, 14, aMonth(180_000)),
    'La banda publicada queda por debajo del salario mínimo que esperas, comparados al mes, en 14 pagas.',
  ],
  [
    offered(200_000, 14, aMonth(180_000)),
    'La banda publicada llega al salario mínimo que esperas, comparados al mes, en 14 pagas.',
  ],
  [
    offered(200_000, 12, aMonth(180_000, 14)),
    'La banda publicada queda por debajo del salario mínimo que esperas, comparados al año: 14 pagas y 12.',
  ],
  [
    offered(2_000_000, 12, aMonth(180_000), 'ANIO'),
    'La banda publicada queda por debajo del salario mínimo que esperas, comparados en bruto al año.',
  ],
])('says how it was compared, and never the amount', ({ sentence }, expected) => {
  expect(sentence).toBe(expected)
})
