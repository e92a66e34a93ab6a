// npm run bench [name…]: prints one table per bench. Nothing here is a test: machines differ, so read the ratios.
// BENCH=short npm run bench takes a minute and shows only that every bench still runs; `SOAK=1 npm test` does that, `npm test`
// does it for those that start no server.
import { names } from './support/names.ts'

const chosen = process.argv.slice(2)

for (const name of chosen.length > 0 ? chosen : names) {
  if (!names.includes(name)) {
    console.error(`There is no bench «${name}». There are: ${names.join(', ')}.`)
    process.exit(1)
  }
  console.log(`\n== ${name}`)
  const bench: { run: () => Promise<void> } = await import(`./${name}.ts`)
  await bench.run()
}
