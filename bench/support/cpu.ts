import { readFileSync } from 'node:fs'
import type { Running } from './process.ts'

/** Linux counts in hundredths of a second. */
const TICKS = 100

/** Seconds that a server has computed so far: other work on the machine makes a run longer, but hardly this. */
export function computedSeconds({ child }: Running): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
