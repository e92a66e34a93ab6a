import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second, whatever the kernel's own clock is. */
const TICK_MS = 10

/**
 * What a process has computed so far, of all its threads. Only Linux tells it of another process; elsewhere undefined,
 * and the clock on the wall has to do.
 */
async function processorMs(pid: number | undefined): Promise<number | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is a name that may hold spaces and brackets.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return Number.isFinite(ticks) ? ticks * TICK_MS : undefined
}

export interface TimeLimits {
  /** Of the processor: on a busy machine work takes longer and is not wrong for it. */
  work_ms: number
  /** On the clock: for what waits for something that never comes. */
  hang_ms: number
}

/** Calls `onOver` once a process has computed for too long, or hangs; answers how to stop watching. */
export async function watchTime(
  pid: number | undefined,
  { work_ms, hang_ms }: TimeLimits,
  onOver: () => void,
): Promise<() => void> {
  const before = await processorMs(pid)
  const begun = performance.now()
  let isWatched = true
  let next: NodeJS.Timeout | undefined
  const look = async () => {
    const elapsed = performance.now() - begun
    const now = await processorMs(pid)
    const used = before === undefined || now === undefined ? elapsed : now - before
    if (!isWatched) return
    if (used >= work_ms || elapsed >= hang_ms) onOver()
    else lookIn(Math.min(work_ms - used, hang_ms - elapsed))
  }
  // It cannot be over sooner, unless several threads compute at once.
  const lookIn = (ms: number) => {
    next = setTimeout(() => void look(), Math.max(ms, TICK_MS))
  }
  lookIn(Math.min(work_ms, hang_ms))
  return () => {
    isWatched = false
    clearTimeout(next)
  }
}
