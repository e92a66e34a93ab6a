import { expect, it } from 'vitest'
import { ruleSentence } from './rule-words.ts'

const names = { stage: () => 'Nuevas', member: () => 'Laura', text: () => 'Hola' }

it.each([
  [1, 'Cuando lleva 1 día en Nuevas, entonces avisar a Laura.'],
  [3, 'Cuando lleva 3 días en Nuevas, entonces avisar a Laura.'],
])('a rule of %i days is said as people say it', (days, sentence) => {
  const trigger = { kind: 'DAYS_IN_STAGE', stage_id: 's', days } as const
  expect(ruleSentence({ trigger, action: { kind: 'NOTIFY_MEMBER', member_id: 'm' } }, names)).toBe(sentence)
})
