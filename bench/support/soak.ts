import { readdirSync, readFileSync } from 'node:fs'
import type { Running } from './process.ts'

interface Look {
  hours: number
  memory_mb: number
  open_files: number
}

/** Megabytes that the process holds. */
export const heldBy = ({ child }: Running): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024

const HOUR_MS = 3_600_000

/** Says every so often what a server holds; ending it says how that grew. */
export function watchHeld(server: Running, every_seconds: number): () => void {
  const started = performance.now()
  const looks: Look[] = []
  const look = () => {
    const hours = (performance.now() - started) / HOUR_MS
    const open_files = readdirSync(`/proc/${server.child.pid}/fd`).length
    looks.push({ hours, memory_mb: heldBy(server), open_files })
    console.log(`${(hours * 60).toFixed(1)} min: ${heldBy(server).toFixed(0)} MB, ${open_files} open files`)
  }
  const timer = setInterval(look, every_seconds * 1000)
  return () => {
    clearInterval(timer)
    // What is filled once and then used again is no growth: the second half tells.
    const later = looks.slice(Math.floor(looks.length / 2))
    if (later.length < 2) return
    console.log(
      `in an hour, by the second half: ${slope(later, 'memory_mb').toFixed(1)} MB (wanted 50), ${slope(later, 'open_files').toFixed(1)} open files (wanted 0)`,
    )
  }
}

/** By how much it grows in an hour, by least squares. */
function slope(looks: readonly Look[], figure: 'memory_mb' | 'open_files'): number {
  const mean = (of: (look: Look) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length
  const [x, y] = [mean(({ hours }) => hours), mean((look) => look[figure])]
  const together = mean((look) => (look.hours - x) * (look[figure] - y))
  return together / mean(({ hours }) => (hours - x) ** 2)
}
