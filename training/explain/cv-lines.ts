import type { ReadLines } from '../../src/server/features/cv-reader/reading/file-lines.ts'
import { readTwice } from '../../src/server/features/cv-reader/tagged/two-readings.ts'
import { LanguageModel } from '../../src/server/features/language/model/model.ts'
import type { CvProposal } from '../../src/shared/cvs/cv-imports.ts'

/** A line of a CV, what the model takes it for and how surely, and which of its words are one thing. */
export interface LineReading {
  text: string
  kind: string
  sure: number
  spans: string[]
}

interface CvLines {
  proposal: CvProposal
  lines: LineReading[]
  stands: string
}

const STANDS = {
  RULES: 'rules, which find the same as the model or were alone',
  TAGS: 'model, which finds other things than the rules; they fill what it left open',
}

/** Each line in reading order, as the product reads it. */
export async function linesOf(read: ReadLines): Promise<CvLines> {
  const { proposal, tags, stands } = await readTwice(await LanguageModel.load(), read)
  const lines = read.text.flows.flat().map(({ text }, at): LineReading => {
    const { kind = '-', probability = 0, spans = [] } = tags?.[at] ?? {}
    return {
      text,
      kind,
      sure: probability,
      spans: spans.map((span) => `${span.kind} «${text.slice(span.start, span.end)}»`),
    }
  })
  return { proposal, lines, stands: STANDS[stands] }
}
