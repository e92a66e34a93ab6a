import { describe, expect, it } from 'vitest'
import { isHoldOver } from './card-facts.ts'

const NOW = Date.parse('2026-11-16T09:00:00.000Z')

describe('somebody on hold', () => {
  it.each([
    ['ON_HOLD', '2026-11-16T08:59:59.000Z', true],
    ['ON_HOLD', '2026-11-16T09:00:01.000Z', false],
    ['ON_HOLD', null, false],
    ['ACTIVE', '2026-11-16T08:59:59.000Z', false],
  ])('%s until %s has waited long enough: %s', (state, promised_reply_at, is_over) => {
    expect(isHoldOver({ state, promised_reply_at }, NOW)).toBe(is_over)
  })
})
