import { readFileSync } from 'node:fs'
import { SENTENCE_KINDS, type SentenceKind } from '#server/features/cv-reader/parse/loose/sentence-kinds.ts'
import { sentenceMarks } from '#server/features/cv-reader/parse/loose/sentence-marks.ts'

export interface LabelledSentence {
  text: string
  kind: SentenceKind
  marks: string[]
}

/** The letters of training/sentences/README.md, in the order of the kinds. */
const LETTERS = 'KDILPCAWGRHTNZ'

/** The sentences of a file, each with what the file says that it is. */
export function labelledSentences(path: string): LabelledSentence[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const kind = line[1] === ' ' ? SENTENCE_KINDS[LETTERS.indexOf(line.charAt(0))] : undefined
    const text = line.slice(2).trim()
    return kind ? [{ text, kind, marks: sentenceMarks(text) }] : []
  })
}
