import { describe, expect, it } from 'vitest'
import { linesOf, type PartResult, verdictOf } from '../../scripts/verdict.ts'

const told = (where: string) => ({ where, message: `\u001b[31m${where} was wrong\u001b[39m\nexpected 1` })
const part = (passed: number, rest: Partial<PartResult> = {}): PartResult => ({ passed, failures: [], ...rest })
const end = (parts: PartResult[]) => linesOf(verdictOf(parts), 42)

describe('a run', () => {
  it('in which everything passed says how many, and nothing else', () => {
    expect(end([part(5), part(300), part(120, { second_tries: [] })])).toEqual(['', '425 passed, 0 failed'])
  })

  it('with one second try passes and names it', () => {
    expect(end([part(5), part(120, { second_tries: [told('a.spec.ts > walks')] })])).toEqual([
      '',
      'Passed only at a second try; another one would have failed the run:',
      '- a.spec.ts > walks',
      '    a.spec.ts > walks was wrong',
      '    expected 1',
      '',
      '126 passed, 0 failed',
    ])
  })

  it('with two second tries fails by both, wherever they were', () => {
    const { passed, failures, second_tries } = verdictOf([
      part(5, { second_tries: [told('a')] }),
      part(7, { second_tries: [told('b')] }),
    ])
    expect([passed, second_tries]).toEqual([12, []])
    expect(failures.map(({ where }) => where)).toEqual([
      'a (passed only at its second try, one of 2)',
      'b (passed only at its second try, one of 2)',
    ])
  })

  it('ends with the failures, how to play the same chance again, and the count alone on the last line', () => {
    const lines = end([part(5, { failures: [told('types')] }), part(7, { failures: [told('b')] })])
    expect(lines.filter((line) => line.startsWith('- '))).toEqual(['- types', '- b'])
    expect(lines.slice(-4)).toEqual(['', 'SEED=42 npm test plays the same chance again.', '', '12 passed, 2 failed'])
  })

  it('shows the beginning of a long message', () => {
    const message = Array.from({ length: 100 }, (_, at) => `line ${at}`).join('\n')
    const lines = end([part(0, { failures: [{ where: 'a', message }] })])
    expect(lines).toContain('    line 13')
    expect(lines).not.toContain('    line 14')
  })
})
