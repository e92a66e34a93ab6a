import { randomInt } from 'node:crypto'

const SEEDS = 2 ** 31

// Set for the processes that this one starts, so that a whole run has one.
process.env.SEED ??= String(randomInt(SEEDS))

/** What all chance of a run comes from: `SEED=… npm test` plays the same again. */
export const seed = readSeed(process.env.SEED)

function readSeed(text: string): number {
  if (/^\d{1,10}$/.test(text) && Number(text) < SEEDS) return Number(text)
  throw new Error(`SEED must be a whole number below ${SEEDS}, not «${text}».`)
}
