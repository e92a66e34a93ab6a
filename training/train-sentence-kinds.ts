// Learns what each loose sentence of a CV is from the labelled ones in the folder beside this file, and writes the weights that the reader of CVs uses.
//   npx node training/train-sentence-kinds.ts
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SENTENCE_KINDS } from '../src/server/features/cv-reader/parse/loose/sentence-kinds.ts'
import { labelledSentences } from '../tests/support/text/labelled-sentences.ts'
import { trainKinds, writeKinds } from './train-kinds.ts'

const FOLDER = join(import.meta.dirname, 'sentences')
const OUT = join(import.meta.dirname, '../src/server/features/cv-reader/parse/loose/sentence-weights.json')
const LEAST_SEEN = 2

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && name !== 'kept.txt')
const rows = files.flatMap((name) => labelledSentences(join(FOLDER, name)))
const marks = writeKinds(OUT, trainKinds(rows, SENTENCE_KINDS, LEAST_SEEN))
console.log(`${rows.length} sentences of ${files.length} files, ${marks} marks`)
