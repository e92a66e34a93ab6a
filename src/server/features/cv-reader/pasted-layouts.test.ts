import { describe, expect, it } from 'vitest'
import { cvProposal } from '#shared/cvs/cv-imports.ts'
import { invented } from './fixtures/faithful.ts'
import { BLOCKS } from './fixtures/pasted/blocks.ts'
import { COPIED } from './fixtures/pasted/copied.ts'
import { FORMS } from './fixtures/pasted/forms.ts'
import { type Measured, measure, shareOf } from './fixtures/pasted/measure.ts'
import { ONE_LINE } from './fixtures/pasted/one-line.ts'
import { OTHER_ORDERS } from './fixtures/pasted/other-orders.ts'
import { WITHOUT_HEADINGS } from './fixtures/pasted/without-headings.ts'
import { readPastedText } from './rules-alone.ts'
import { readText } from './typed-text/text-lines.ts'

const cvs = [...ONE_LINE, ...WITHOUT_HEADINGS, ...FORMS, ...BLOCKS, ...COPIED, ...OTHER_ORDERS]
const readings = cvs.map((cv) => {
  const { proposal } = readPastedText(cv.text)
  return { cv, proposal, measured: measure(cv, proposal.document) }
})
const families = [...new Set(cvs.map(({ family }) => family))]
const measured = (of: (cv: (typeof cvs)[number]) => boolean): Measured[] =>
  readings.filter(({ cv }) => of(cv)).map((reading) => reading.measured)

describe('pasted CVs of invented people, as people lay them out', () => {
  it('come in at least twelve families of three', () => {
    expect(families.length).toBeGreaterThanOrEqual(12)
    for (const family of families) expect(cvs.filter((cv) => cv.family === family).length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['jobs', 0.95],
    ['positions', 0.95],
    ['employers', 0.93],
    ['dates', 0.93],
    ['studies', 0.92],
    ['languages', 0.92],
    ['certificates', 0.85],
  ] as const)('give most of their %s', (field, least) => {
    expect(
      shareOf(
        measured(() => true),
        field,
      ),
    ).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['jobs', 0.9],
    ['positions', 0.9],
    ['employers', 0.88],
    ['studies', 0.85],
  ] as const)('give most of their %s when nobody looked at them before', (field, least) => {
    expect(
      shareOf(
        measured(({ held_out }) => held_out === true),
        field,
      ),
    ).toBeGreaterThanOrEqual(least)
  })

  it.each(families)('give at least two of three jobs in the family «%s»', (family) => {
    expect(
      shareOf(
        measured((cv) => cv.family === family),
        'jobs',
      ),
    ).toBeGreaterThanOrEqual(0.66)
  })

  it('give hardly a job that they do not have', () => {
    expect(
      shareOf(
        measured(() => true),
        'invented',
      ),
    ).toBeLessThanOrEqual(0.03)
  })

  it('give no text that they do not say', () => {
    const made_up = readings.flatMap(({ cv, proposal }) => invented(proposal.document, readText(cv.text)))
    expect(made_up).toEqual([])
  })

  it('give proposals within the contract', () => {
    for (const { proposal } of readings) expect(cvProposal.safeParse(proposal).success).toBe(true)
  })
})
