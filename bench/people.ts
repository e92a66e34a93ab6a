// How quickly the world of the demonstration grows: the people of a bench of 10k, 100k or 1M come from here.
import { openBenchDatabase } from './support/database.ts'
import { fillPeopleWithCvs } from './support/people.ts'
import { size } from './support/size.ts'

export async function run(): Promise<void> {
  const count = Number(process.env.BENCH_PEOPLE ?? size(10_000, 300))
  const database = await openBenchDatabase()
  const started = performance.now()
  await fillPeopleWithCvs(database.url, 'bench', count)
  const seconds = (performance.now() - started) / 1000
  console.log(`${count} people with their CVs in ${seconds.toFixed(1)} s: ${Math.round(count / seconds)} a second`)
  await database.close()
}
