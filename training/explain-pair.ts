// Prints what the language model says of a CV for each demand that it marks in an ad: npm run explain -- AD CV
// (files; the first line of the ad is its title).
import { readFileSync } from 'node:fs'
import type { CvLine, Said } from '../src/server/features/language/model/judge.ts'
import { LanguageModel } from '../src/server/features/language/model/model.ts'

const [ad, cv] = process.argv.slice(2)
if (!ad || !cv) {
  console.error('npm run explain -- AD CV')
  process.exit(1)
}
const [title = '', ...rest] = readFileSync(ad, 'utf8').split('\n')
const text = rest.join('\n')
const lines: CvLine[] = readFileSync(cv, 'utf8')
  .split(/\n+|(?<=[.;])\s+/)
  .flatMap((line) => (line.trim() ? [{ above: '', text: line.trim() }] : []))
const model = await LanguageModel.load()
const shown = ({ yes, part, no, unsaid }: Said) =>
  `shows ${yes.toFixed(2)}  in part ${part.toFixed(2)}  not so ${no.toFixed(2)}  unsaid ${unsaid.toFixed(2)}`
for (const span of await model.tagAd(title.trim(), text)) {
  if (span.class !== 'asked') continue
  const demand = text.slice(span.start, span.end).replace(/\s+/g, ' ')
  const { whole, lines: heard } = await model.judge(demand, lines)
  console.log(`\n${demand}  (${span.importance} ${span.kind}, ${span.probability.toFixed(2)})\n  ${shown(whole)}`)
  for (const { at, said } of heard.slice(0, 3)) console.log(`  ${shown(said)}  «${lines[at]?.text}»`)
}
