// F8: a LinkedIn profile of three pages from PDF to proposal, and how long the process that serves requests stands still.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LAYOUTS, makePdf } from '#server/features/cv-reader/fixtures/layouts.ts'
import { PEOPLE } from '#server/features/cv-reader/fixtures/people.ts'
import { proposeFromFile } from '#server/features/cv-reader/propose.ts'
import { size } from './support/size.ts'

const ROUNDS = size(40, 1)
const TARGET_MS = 800
const TARGET_STILL_MS = 50
const NANOSECONDS = 1_000_000

const TIMES_TOLD = 5

/** Each position is told several times over, so that the profile takes three pages. */
function threePages(): Uint8Array {
  const layout = LAYOUTS.find(({ family }) => family === 'linkedin')
  const person = PEOPLE.marketing
  if (!layout || !person) throw new Error('the fixtures have no long LinkedIn profile')
  const jobs = person.jobs.map((job) => ({
    ...job,
    prose: `${job.prose} `.repeat(TIMES_TOLD),
    bullets: Array.from({ length: TIMES_TOLD }, () => job.bullets).flat(),
  }))
  return makePdf(layout, { ...person, jobs })
}

interface Measured {
  took: number
  /** What the serving thread itself computed; on a crowded machine it also stands still while others compute. */
  computed: number
}

function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

async function measure(file: Uint8Array): Promise<Measured> {
  const [started, before] = [performance.now(), computed()]
  const { source, proposal } = await proposeFromFile(
    { person: 'bench' },
    { bytes: file.length, read: async () => file },
  )
  const measured = { took: performance.now() - started, computed: computed() - before }
  if (source !== 'LINKEDIN_PDF' || proposal.document.experience.length !== 5) throw new Error('the profile was misread')
  if (proposal.original_pages.length !== 3) throw new Error(`the profile has ${proposal.original_pages.length} pages`)
  return measured
}

export async function run(): Promise<void> {
  const file = threePages()
  const first = await measure(file)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const measured: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) measured.push(await measure(file))
  delay.disable()
  const sorted = measured.map(({ took }) => took).toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)
  const most = Math.max(...measured.map((each) => each.computed))
  console.log(`3 pages  p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  (target p95 ${TARGET_MS} ms)`)
  console.log(
    `the serving thread computes at most ${most.toFixed(1)} ms for a file  (target ${TARGET_STILL_MS} ms at a stretch)`,
  )
  console.log(`longest stand-still of its event loop: ${(delay.max / NANOSECONDS).toFixed(1)} ms`)
  console.log(
    `first file of an idle server, which starts a reader: ${first.took.toFixed(0)} ms, ${first.computed.toFixed(0)} ms of it in the serving thread`,
  )
}
