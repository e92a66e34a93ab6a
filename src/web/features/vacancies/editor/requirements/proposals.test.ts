import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { newRequirements } from './proposals.ts'

const proposed = (name: string, importance: string) => ({
  requirement: requirement.parse({ id: crypto.randomUUID(), type: 'SKILL', value: { name }, importance }),
  quote: name,
  selected: true,
})

it('ticks at most twelve requirements of a long ad, the weightiest first, and offers the rest with its reason', () => {
  const wishes = Array.from({ length: 15 }, (_, i) => proposed(`Deseo ${i}`, 'DESEABLE'))
  const musts = Array.from({ length: 5 }, (_, i) => proposed(`Falta ${i}`, 'EXCLUYENTE'))
  const rows = newRequirements({ requirements: [...wishes, ...musts] }, [])
  const ticked = rows.filter(({ selected }) => selected)
  expect([rows.length, ticked.length]).toEqual([20, 12])
  expect(ticked.filter(({ requirement: { importance } }) => importance === 'EXCLUYENTE')).toHaveLength(5)
  expect(rows.filter(({ selected }) => !selected).every(({ reason }) => reason?.includes('12'))).toBe(true)
  const present = musts.map((one) => one.requirement)
  expect(newRequirements({ requirements: wishes }, present).filter(({ selected }) => selected)).toHaveLength(7)
})
