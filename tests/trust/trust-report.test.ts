import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { currentReport } from '#shared/trust/current-report.ts'
import { SWAPS, trustReport } from '#shared/trust/trust-report.ts'
import { overlapOf } from '../../training/trust/first-ten.ts'
import { groupsBy } from '../../training/trust/impact-ratios.ts'
import { shareOf } from '../../training/trust/interval.ts'
import { asMarkdown } from '../../training/trust/report-markdown.ts'
import { inGender } from '../../training/trust/signals.ts'

describe('the report that the public page draws', () => {
  it('is whole, of all swaps, over as many texts as are wanted', () => {
    const { swaps, impact } = trustReport.parse(currentReport)
    expect(swaps.outcomes.map(({ swap }) => swap)).toEqual([...SWAPS])
    expect(swaps.people).toBeGreaterThanOrEqual(200)
    expect(impact.people).toBeGreaterThanOrEqual(400)
    for (const groups of [impact.sexes, impact.origins, impact.both])
      expect(groups.reduce((sum, { people }) => sum + people, 0)).toBe(impact.people)
  })

  it('says in its document what it says in its figures', () => {
    const written = readFileSync(`docs/trust/reports/${currentReport.engine_version}.md`, 'utf8')
    expect(written).toBe(asMarkdown(currentReport))
  })

  it('names the document of every figure', () => {
    expect(currentReport.figures.filter(({ source }) => !existsSync(source))).toEqual([])
  })
})

describe('how it counts', () => {
  it('an interval is that of Wilson: known ones, and none beyond nothing or all', () => {
    expect(shareOf(50, 100)).toEqual({ value: 0.5, low: 0.4038, high: 0.5962, cases: 100 })
    expect(shareOf(0, 10)).toMatchObject({ low: 0, high: 0.2775 })
    expect(shareOf(10, 10)).toMatchObject({ low: 0.7225, high: 1 })
  })

  it('an overlap is of places, whatever their order', () => {
    expect(overlapOf([[1, 2], [3]], [[2, 1], [4]])).toBeCloseTo(2 / 3)
    expect(overlapOf([[1]], [[1, 2]])).toBe(0.5)
    expect(overlapOf([[]], [[]])).toBe(1)
  })

  it('a ratio is beside the group that is above the middle most often', () => {
    const scored = [90, 80, 70, 10].map((low, at) => ({ sex: at < 2 ? 'WOMAN' : 'MAN', origin: 'SPAIN', low }) as const)
    expect(groupsBy(scored, 75)([{ sex: 'WOMAN' }, { sex: 'MAN' }])).toEqual([
      { sex: 'WOMAN', people: 2, above: 2, rate: 1, ratio: 1 },
      { sex: 'MAN', people: 2, above: 0, rate: 0, ratio: 0 },
    ])
  })

  it('trades are said in the other form, as they were written', () => {
    expect(inGender('Técnica de sala y CAMARERA; jefe de turno', 'MAN')).toBe(
      'Técnico de sala y CAMARERO; jefe de turno',
    )
    expect(inGender('Diseñador gráfico y enfermeros', 'WOMAN')).toBe('Diseñadora gráfico y enfermeras')
  })
})
