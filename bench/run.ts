// npm run bench [name…]: prints one table per bench. Nothing here is a test: machines differ, so read the ratios.
const names = ['http', 'start', 'accounts', 'matching-engine', 'cv-render', 'cv-import', 'search', 'web']
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
