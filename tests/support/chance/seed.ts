import { spawnSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'

const SEEDS = 2 ** 31

// Set for the processes that this one starts, so that a whole run has one.
process.env.SEED ??= String(process.env.SOAK ? randomInt(SEEDS) : seedOfTree())

/** What all chance of a run comes from: `SEED=… npm test` plays the same again. */
export const seed = readSeed(process.env.SEED)

/**
 * The same program and tests draw the same chance, so that they pass for everybody or for nobody; each change of them draws
 * anew, and one of the documentation does not.
 */
function seedOfTree(): number {
  const { stdout } = spawnSync('git', ['ls-tree', 'HEAD', 'migrations', 'public', 'src', 'tests'], { encoding: 'utf8' })
  return stdout ? createHash('sha256').update(stdout).digest().readUInt32BE() % SEEDS : randomInt(SEEDS)
}

function readSeed(text: string): number {
  if (/^\d{1,10}$/.test(text) && Number(text) < SEEDS) return Number(text)
  throw new Error(`SEED must be a whole number below ${SEEDS}, not «${text}».`)
}
