import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { letGoOfAll } from './idle-cache.ts'

/** What is seen of this process from outside; a test has others. */
interface Self {
  /** Computing time since the start, of all its threads. */
  computed_ms: () => number
  resident_bytes: () => number
  collect: () => void
}

const LOOK_EVERY_MS = 30_000
/** Waiting for tasks takes one and a half. */
const QUIET_PERCENT = 5
/** Where there was no work to speak of, less is not worth the third of a second that tidying takes. */
const WORTH_BYTES = 12 * 1024 ** 2

/**
 * Work leaves garbage that the engine keeps until it needs the room, and pages that are half empty. Once a process that
 * has worked or grown is quiet, what can be made again is let go and the memory goes back to the machine.
 */
export function tidyWhenQuiet(self: Self = THIS_PROCESS): () => void {
  let computed_before = self.computed_ms()
  let tidied_bytes = 0
  // Whatever it left: a pause in the middle of long work finds much that is still held, and what follows may add little.
  let has_worked = true
  const look = () => {
    const computed = self.computed_ms()
    const percent = ((computed - computed_before) / LOOK_EVERY_MS) * 100
    computed_before = computed
    const is_quiet = percent < QUIET_PERCENT
    has_worked ||= !is_quiet
    if (!is_quiet || (!has_worked && self.resident_bytes() - tidied_bytes < WORTH_BYTES)) return
    has_worked = false
    letGoOfAll()
    self.collect()
    tidied_bytes = self.resident_bytes()
  }
  const looking = setInterval(look, LOOK_EVERY_MS).unref()
  return () => clearInterval(looking)
}

const THIS_PROCESS: Self = {
  computed_ms: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  resident_bytes: () => process.memoryUsage.rss(),
  collect: collectGarbage,
}

/** The engine's own, shown for a moment only: what is compiled under other flags is not found in the compile cache. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext("gc({ type: 'major', flavor: 'last-resort' })")
  setFlagsFromString('--no-expose-gc')
}
