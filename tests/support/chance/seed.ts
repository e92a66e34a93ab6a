import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const SEEDS = 2 ** 31

// Set for the processes that this one starts, so that a whole run has one.
process.env.SEED ??= String(process.env.SOAK ? randomInt(SEEDS) : seedOfTree())

/** What all chance of a run comes from: `SEED=… npm test` plays the same again. */
export const seed = readSeed(process.env.SEED)

/** The same tree draws the same chance, so that it passes for everybody or for nobody; each change draws anew. */
function seedOfTree(): number {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })
  const hash = Number.parseInt((stdout ?? '').slice(0, 7), 16)
  return Number.isNaN(hash) ? randomInt(SEEDS) : hash
}

function readSeed(text: string): number {
  if (/^\d{1,10}$/.test(text) && Number(text) < SEEDS) return Number(text)
  throw new Error(`SEED must be a whole number below ${SEEDS}, not «${text}».`)
}
