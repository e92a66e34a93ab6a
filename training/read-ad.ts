// Prints what the language model marks in an ad: npm run read -- ad FILE (first line: the title).
import { readFileSync } from 'node:fs'
import { LanguageModel } from '../src/server/features/language/model/model.ts'

const [what, file] = process.argv.slice(2)
if (what !== 'ad' || !file) {
  console.error('npm run read -- ad FILE')
  process.exit(1)
}
const [title = '', ...rest] = readFileSync(file, 'utf8').split('\n')
const text = rest.join('\n')
const model = await LanguageModel.load()
for (const { start, end, class: name, importance, kind, probability } of await model.tagAd(title.trim(), text)) {
  const words = text.slice(start, end).replace(/\s+/g, ' ')
  const said = name === 'asked' ? `${importance} ${kind}` : ''
  console.log(`${probability.toFixed(2)}  ${name.padEnd(9)} ${said.padEnd(16)} ${words}`)
}
