import { expect, it } from 'vitest'
import { changed, present } from '../../training/check.ts'

it('the weights of the language model belong to their data, their pieces and what cuts texts into them', () => {
  expect(Object.keys(present()).length).toBeGreaterThan(30)
  expect(changed()).toEqual([])
})
