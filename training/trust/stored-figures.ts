import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { measured, trustReport } from '../../src/shared/trust/trust-report.ts'

const { kinds, rankings } = trustReport.shape
/** Kept by hand: what was measured when, on how many cases, and the document that says it. */
const stored = z.object({
  figures: z.array(measured.omit({ low: true, high: true })),
  kinds: z.array(kinds.element.omit({ low: true, high: true })),
  rankings,
})

export const storedFigures = () =>
  stored.parse(JSON.parse(readFileSync(new URL('figures.json', import.meta.url), 'utf8')))
