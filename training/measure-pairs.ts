// How many lines of a match are true on kept pairs, read as the product reads: node training/measure-pairs.ts [FILE.json…] [--show 8] [--every 2]
// A line belongs to the demand whose words it quotes; the first to the work itself. A demand that no line answers is lost.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pastedLines } from '../src/server/features/cv-reader/reading/file-lines.ts'
import { proposeFromBoth } from '../src/server/features/cv-reader/tagged/two-readings.ts'
import { LanguageModel } from '../src/server/features/language/model/model.ts'
import { comparePair, readCandidate, readVacancy } from './explain/read-pair.ts'
import { Tally } from './explain/tally.ts'
import { pairsIn } from './explain/whole-pairs.ts'

const FOLDER = fileURLToPath(new URL('pairs/', import.meta.url))
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const named = process.argv.slice(2).filter((word) => word.endsWith('.json'))
const kept = readdirSync(FOLDER).filter((name) => name.startsWith('kept'))
const files = named.length > 0 ? named : kept.map((name) => FOLDER + name)
const [ads, model] = [await LanguageModel.loadForAds(), await LanguageModel.load()]
const month = '2025-11'
const tally = new Tally()
const every = option('--every', 1)
for (const pair of files.flatMap((file) => pairsIn(readFileSync(file, 'utf8'))).filter((_, at) => at % every === 0)) {
  const vacancy = await readVacancy(ads, pair)
  for (const cv of [pair.cv_a, pair.cv_b]) {
    const proposal = await proposeFromBoth(model, pastedLines(cv.text))
    tally.add(pair, cv, await comparePair(model, vacancy, readCandidate(proposal, month)))
  }
}
for (const row of tally.rows(option('--show', 0))) console.log(row)
