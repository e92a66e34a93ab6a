import type { Flow } from '../lines/line.ts'
import { withPromotions } from './jobs/promotions.ts'
import { settleLines } from './sections/loose-lines.ts'
import { type Section, toSections } from './sections/sections.ts'

/** Where the lines come from decides only how entries of a LinkedIn profile are read. */
export interface Reading {
  from_linkedin: boolean
}

/** Sorts lines in reading order: which section each belongs to. */
export function readSections(read: readonly Flow[], { from_linkedin }: Reading): Section[] {
  const sections = toSections(read.map(withPromotions))
  return from_linkedin ? sections : settleLines(sections)
}
