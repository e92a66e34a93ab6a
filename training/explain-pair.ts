// Prints how each line of a match came about, from the words of an ad to the sentence: npm run explain -- AD CV
// (the first line of the ad is its title; a CV is a text or any file that the product reads).
import { readPair } from './explain/read-pair.ts'
import { wordsOfLine } from './explain/words-of-line.ts'

const [ad, cv] = process.argv.slice(2)
if (!ad || !cv) {
  console.error('npm run explain -- AD CV')
  process.exit(1)
}
const read = await readPair(ad, cv, new Date().toISOString().slice(0, 7))
const { match, lines } = read.trace
for (const line of lines) for (const row of wordsOfLine(line, read)) console.log(row)
const offered = read.proposed.filter(({ selected }) => selected === false)
if (offered.length > 0) console.log('Read in the ad and not ticked, so not compared:')
for (const { quote, reason } of offered) console.log(`  «${quote.replace(/\s+/g, ' ')}»  ${reason ?? ''}`)
for (const { title } of match.interview) console.log(`Asked in the interview and not compared: ${title}`)
console.log(`\n${match.shown ?? 'no figure'} (${match.low}–${match.high}). ${match.summary}`)
