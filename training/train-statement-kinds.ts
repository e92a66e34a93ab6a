// Learns what each statement of an ad is from the labelled ads in the folder beside this file, and writes the weights that the reader of ads uses.
//   npx node training/train-statement-kinds.ts
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { labelledAds } from '../tests/support/text/labelled-ads.ts'
import { trainKinds, writeKinds } from './train-kinds.ts'

const FOLDER = join(import.meta.dirname, 'ads')
const OUT = join(import.meta.dirname, '../src/server/features/ad-reader/text/kinds/weights.json')
/** In the order of the weights. */
const STATEMENT_KINDS = ['MUST', 'WISH', 'DUTY', 'ASIDE'] as const

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && name !== 'kept.txt')
const rows = files.flatMap((name) => labelledAds(join(FOLDER, name)).flat())
const marks = writeKinds(OUT, trainKinds(rows, STATEMENT_KINDS))
console.log(`${rows.length} statements of ${files.length} files, ${marks} marks`)
