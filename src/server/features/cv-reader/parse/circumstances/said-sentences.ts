import type { Line } from '../../lines/line.ts'
import { toTexts } from '../../lines/wrapping.ts'
import { sentencesOf } from '../sections/items.ts'
import type { Section } from '../sections/sections.ts'

const LONGEST_SENTENCE = 400

export interface SaidSentence {
  sentence: string
  kind: Section['kind']
}

/** What is told of a job was asked of it then. */
export const TELLS_OF_WORK: ReadonlySet<Section['kind']> = new Set<Section['kind']>([
  'experience',
  'projects',
  'volunteering',
])

/** Every sentence of a CV that is short enough to say one thing, with the section in which it stands. */
export function saidSentences(sections: readonly Section[]): SaidSentence[] {
  return sections.flatMap(({ kind, lines }) =>
    textsOf(lines)
      .flatMap((text) => sentencesOf(text.slice(0, LONGEST_SENTENCE * 10)))
      // A breathless text has commas only.
      .flatMap((one) => (one.length > LONGEST_SENTENCE / 2 ? one.split(/,\s+/) : [one]))
      .filter((sentence) => sentence.length <= LONGEST_SENTENCE)
      .map((sentence) => ({ sentence, kind })),
  )
}

/** Lines that a page broke are whole again; what somebody typed line by line is said line by line. */
function textsOf(lines: readonly Line[]): string[] {
  const broken = lines.some(({ edge }) => Number.isFinite(edge))
  return broken ? toTexts(lines, 'prose').map(({ text }) => text) : lines.map(({ text }) => text)
}
