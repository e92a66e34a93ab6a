// The figures of the trust report, once for each version of the engine: npm run trust-report [-- --people 200 --every 4 | --figures]
// With -- --figures only the stored figures and the counts of texts are taken anew; swaps and ratios stay as they were measured.
// Writes src/shared/trust/trust-report.json, which the public page draws, and docs/trust/reports/VERSION.md. Twenty minutes on a quiet core.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_VERSION } from '../src/server/features/language/language-version.ts'
import { LanguageModel } from '../src/server/features/language/model/model.ts'
import { ENGINE_VERSION } from '../src/server/features/matching/engine/engine-version.ts'
import { type TrustReport, trustReport } from '../src/shared/trust/trust-report.ts'
import { impactRatios } from './trust/impact-ratios.ts'
import { shareOf } from './trust/interval.ts'
import { learntTexts } from './trust/learnt-texts.ts'
import { writtenWorld } from './trust/people.ts'
import { Reading } from './trust/reading.ts'
import { asMarkdown } from './trust/report-markdown.ts'
import { storedFigures } from './trust/stored-figures.ts'
import { swapTests } from './trust/swap-tests.ts'

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const JSON_FILE = path('src/shared/trust/trust-report.json')
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const say = (line: string) => void process.stdout.write(`${line}\n`)

const today = new Date().toISOString().slice(0, 10)
const last = existsSync(JSON_FILE) ? trustReport.parse(JSON.parse(readFileSync(JSON_FILE, 'utf8'))) : null

async function measure(): Promise<Pick<TrustReport, 'swaps' | 'impact'>> {
  const model = await LanguageModel.load()
  const run = { reading: new Reading(model), month: today.slice(0, 7), every: option('--every', 4), say }
  const world = await writtenWorld(option('--people', 200), model)
  say(`${world.vacancies.length} vacancies were read`)
  return { swaps: await swapTests(world, run), impact: await impactRatios(world, run) }
}

function measuredBefore(): Pick<TrustReport, 'swaps' | 'impact'> {
  if (last?.engine_version !== ENGINE_VERSION) throw new Error('nothing was measured of this version yet')
  return last
}

const { swaps, impact } = process.argv.includes('--figures') ? measuredBefore() : await measure()
const { figures, kinds, rankings } = storedFigures()

function before(): TrustReport['before'] {
  if (!last || last.engine_version === ENGINE_VERSION) return last?.before ?? null
  const { engine_version, made_on } = last
  return { engine_version, made_on, figures: last.figures.map(({ figure, value }) => ({ figure, value })) }
}

const report = trustReport.parse({
  engine_version: ENGINE_VERSION,
  language_version: LANGUAGE_VERSION,
  made_on: today,
  learnt: learntTexts(),
  figures: figures.map((one) => ({ ...one, ...shareOf(Math.round(one.value * one.cases), one.cases) })),
  kinds: kinds.map((one) => ({ ...one, ...shareOf(Math.round(one.value * one.cases), one.cases) })),
  rankings,
  swaps,
  impact,
  before: before(),
})
writeFileSync(JSON_FILE, `${JSON.stringify(report, null, 2)}\n`)
writeFileSync(path(`docs/trust/reports/${ENGINE_VERSION}.md`), asMarkdown(report))
say(`written: ${JSON_FILE}`)
