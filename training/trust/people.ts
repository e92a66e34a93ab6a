import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pastedLines } from '../../src/server/features/cv-reader/reading/file-lines.ts'
import { proposeFromBoth } from '../../src/server/features/cv-reader/tagged/two-readings.ts'
import { LanguageModel } from '../../src/server/features/language/model/model.ts'
import type { CvProposal } from '../../src/shared/cvs/cv-imports.ts'
import { readVacancy } from '../explain/read-pair.ts'
import { pairsIn, type WholePair } from '../explain/whole-pairs.ts'

const FOLDER = fileURLToPath(new URL('../pairs/', import.meta.url))

export interface WrittenPerson {
  proposal: CvProposal
  /** The place of the vacancy that the CV was written beside. */
  vacancy: number
}

/** Kept pairs first, of which nothing is learnt; then as many others as are wanted. */
function pairsFor(people: number): WholePair[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  const kept = names.filter((name) => name.startsWith('kept'))
  const others = names.filter((name) => !name.startsWith('kept'))
  return [...kept, ...others]
    .flatMap((name) => pairsIn(readFileSync(FOLDER + name, 'utf8')))
    .slice(0, Math.ceil(people / 2))
}

/** Vacancies and CVs that were written for this project, read as the product reads them. */
export async function writtenWorld(people: number, model: LanguageModel) {
  const ads = await LanguageModel.loadForAds()
  const pairs = pairsFor(people)
  const vacancies: Awaited<ReturnType<typeof readVacancy>>[] = []
  const written: WrittenPerson[] = []
  for (const [vacancy, pair] of pairs.entries()) {
    vacancies.push(await readVacancy(ads, pair))
    for (const { text } of [pair.cv_a, pair.cv_b])
      written.push({ proposal: await proposeFromBoth(model, pastedLines(text)), vacancy })
  }
  return { vacancies, people: written }
}
