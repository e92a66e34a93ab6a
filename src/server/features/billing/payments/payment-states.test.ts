import { expect, it } from 'vitest'
import { mayBecome } from './payment-states.ts'

it.each([
  ['CREATED', 'PENDING', true],
  ['EXPIRED', 'APPROVED', true],
  ['APPROVED', 'CHARGEBACK', true],
  ['APPROVED', 'PENDING', false],
  ['APPROVED', 'APPROVED', false],
  // What has ended in one way does not end in another.
  ['REJECTED', 'CANCELLED', false],
  ['EXPIRED', 'REJECTED', false],
  ['REFUNDED', 'CHARGEBACK', false],
  ['CHARGEBACK', 'REFUNDED', false],
] as const)('a payment that is %s becomes %s: %s', (from, to, may) => {
  expect(mayBecome(from, to)).toBe(may)
})
