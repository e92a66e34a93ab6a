// Learns what each line of a CV is from the labelled CVs in the folder beside this file, and writes the weights that the reader of CVs uses.
//   npx node training/train-cv-jobs.ts
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChainWeights } from '../src/server/features/cv-reader/parse/learnt/chain.ts'
import { LINE_LETTERS, labelledCvs, lineRows } from '../tests/support/text/labelled-cvs.ts'
import { trainChain } from './train-chain.ts'

const FOLDER = join(import.meta.dirname, 'cvs')
const OUT = join(import.meta.dirname, '../src/server/features/cv-reader/parse/learnt/line-weights.json')
const ROUNDS = 12
/** What adds less than this, in hundredths, is left out. */
const LEAST_WEIGHT = 10

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && name !== 'kept.txt')
const cvs = files.flatMap((name) => labelledCvs(join(FOLDER, name)))
write(trainChain(cvs.flatMap(lineRows), LINE_LETTERS, ROUNDS))

function write({ kinds, behind, marks }: ChainWeights): void {
  const hundredths = (row: readonly number[]) => row.map((weight) => Math.round(weight * 100))
  const kept = [...marks]
    .map(([mark, row]) => [mark, hundredths(row)] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = kept.map(([mark, row]) => `${JSON.stringify(mark)}:${JSON.stringify(row)}`)
  const head = `{"kinds":${JSON.stringify(kinds)},"behind":${JSON.stringify(behind.map(hundredths))},"marks":{`
  writeFileSync(OUT, `${head}\n${lines.join(',\n')}\n}}\n`)
  console.log(`${cvs.length} CVs of ${files.length} files, ${kept.length} marks`)
}
