import { describe, expect, it } from 'vitest'
import { person, requirementLine } from '../testing/talent-fixtures.ts'
import { compareRows } from './compare-rows.ts'

describe('rows of a comparison', () => {
  const nuria = person('c1', 'Núria Puig-Antich', [requirementLine('r1', 'React', 'CUMPLE')])
  const yusra = person('c2', 'يسرى حداد', [
    requirementLine('r1', 'React', 'NO_CUMPLE'),
    requirementLine('r2', 'Inglés B2', 'SIN_DATOS'),
  ])

  it('join the lines of everybody by requirement, in the order of the people', () => {
    const { requirements, conditions } = compareRows([yusra, nuria])
    expect(conditions).toEqual([])
    expect(requirements.map(({ title }) => title)).toEqual(['React', 'Inglés B2'])
    expect(requirements[0]?.cells.map(({ cv_id, line }) => [cv_id, line?.verdict])).toEqual([
      ['c2', 'NO_CUMPLE'],
      ['c1', 'CUMPLE'],
    ])
  })

  it('begin with what must be there, and say how much each weighs', () => {
    const ainhoa = person('c3', 'Ainhoa Etxeberria', [
      { ...requirementLine('r3', 'HTML', 'CUMPLE'), importance: 'DESEABLE' },
      { ...requirementLine('r4', 'Figma', 'CUMPLE'), importance: 'EXCLUYENTE' },
    ])
    expect(compareRows([ainhoa]).requirements.map(({ title, importance }) => [title, importance])).toEqual([
      ['Figma', 'EXCLUYENTE'],
      ['HTML', 'DESEABLE'],
    ])
  })

  it('leave the cell empty of whoever has no such line', () => {
    expect(compareRows([nuria, yusra]).requirements[1]?.cells[0]).toEqual({ cv_id: 'c1', line: undefined })
  })
})
