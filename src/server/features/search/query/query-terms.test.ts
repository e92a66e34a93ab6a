import { expect, it } from 'vitest'
import { oneWordNames } from './query-terms.ts'

it('stands for a trade by the words that name it alone', () => {
  const names = oneWordNames({ kind: 'role', id: 'waiter' })
  expect(names).toEqual(expect.arrayContaining(['Camarero', 'mesero', 'garzón']))
  expect(names).not.toContain('mozo')
  expect(oneWordNames({ kind: 'skill', id: 'javascript' })).toContain('js')
})
