// What the model gets to read in use, for its training: node training/as-read.ts OUT.json
// Of every pair: each demand in the words that the product asks, and both CVs line by line as the product keeps them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pastedLines } from '../src/server/features/cv-reader/reading/file-lines.ts'
import { proposeFromBoth } from '../src/server/features/cv-reader/tagged/two-readings.ts'
import { LanguageModel } from '../src/server/features/language/model/model.ts'
import { demandsOf } from '../src/server/features/matching/verdicts/demands.ts'
import { readCandidate, readVacancy } from './explain/read-pair.ts'
import { demandQuoted } from './explain/tally.ts'
import { pairsIn, type WholePair } from './explain/whole-pairs.ts'

const FOLDER = fileURLToPath(new URL('pairs/', import.meta.url))
const MONTH = '2025-11'
const [out] = process.argv.slice(2)
if (!out) throw new Error('node training/as-read.ts OUT.json')
const [ads, model] = [await LanguageModel.loadForAds(), await LanguageModel.load()]

async function linesOf(text: string): Promise<[above: string, text: string][]> {
  const { lines } = readCandidate(await proposeFromBoth(model, pastedLines(text)), MONTH)
  return lines.map((line) => [line.above, line.text])
}

/** By the demand's id: the requirement that the reader of ads made of it in its own words, and in those of the ad. */
async function askedOf(pair: WholePair): Promise<Record<string, [named: string, quoted: string]>> {
  const { proposed, prepared } = await readVacancy(ads, pair)
  return Object.fromEntries(
    demandsOf(prepared).flatMap(({ requirement_id, asked }) => {
      const quote = proposed.find(({ requirement }) => requirement.id === requirement_id)?.quote ?? ''
      const demand = demandQuoted(pair, quote)
      return demand ? [[demand.id, [asked, quote]]] : []
    }),
  )
}

const read: Record<string, object> = {}
for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.json')))
  for (const pair of pairsIn(readFileSync(FOLDER + name, 'utf8')))
    read[pair.id] = {
      asked: await askedOf(pair),
      cv_a: await linesOf(pair.cv_a.text),
      cv_b: await linesOf(pair.cv_b.text),
    }
writeFileSync(out, JSON.stringify(read))
