import { END, START } from './pieces.ts'

/** What a CV, or one line of it, says of a demand: shows it, in part, shows that it is not so, says nothing of it. */
export interface Said {
  yes: number
  part: number
  no: number
  unsaid: number
}

/** A line of a CV with what stands above it: the position, or the name of its section. */
export interface CvLine {
  above: string
  text: string
}

export interface Judgement {
  /** What the lines say together. */
  whole: Said
  /** What each of the lines says that were read together, by its place; the most telling first. */
  lines: { at: number; said: Said }[]
}

const DEMAND_PIECES = 40
const LINE_PIECES = 48
/** How many pieces are read at once: to find the lines that speak of the demand, and to hear them together. */
const WINDOW = 192
const TOGETHER = 144
const MOST_LINES = 8

export interface Input {
  ids: number[]
  types: number[]
  /** Where each line ends. */
  ends: number[]
}

type Run = (input: Input) => Promise<{ whole: Said; lines: Said[] }>

/** Lines in windows first: which of them speak of the demand; then the most telling of them together. */
export async function judge(run: Run, demand: readonly number[], lines: readonly (readonly number[])[]) {
  const asked = demand.slice(0, DEMAND_PIECES)
  const cut = lines.map((line) => line.slice(0, LINE_PIECES))
  const speaks: { at: number; said: Said }[] = []
  let heard: Awaited<ReturnType<Run>> | undefined
  for (const window of windowsOf(asked, cut)) {
    heard = await run(inputOf(asked, cut, window))
    const { lines: said } = heard
    window.forEach((at, k) => {
      const of_line = said[k]
      if (of_line) speaks.push({ at, said: of_line })
    })
  }
  speaks.sort((a, b) => a.said.unsaid - b.said.unsaid || a.at - b.at)
  const chosen: number[] = []
  let used = asked.length + 2
  for (const { at } of speaks) {
    const size = (cut[at]?.length ?? 0) + 1
    if (chosen.length === MOST_LINES || used + size > TOGETHER) continue
    used += size
    chosen.push(at)
  }
  chosen.sort((a, b) => a - b)
  // Of a short CV all lines were heard together already.
  const { whole, lines: together } =
    heard && chosen.length === lines.length ? heard : await run(inputOf(asked, cut, chosen))
  const told = chosen.flatMap((at, k) => (together[k] ? [{ at, said: together[k] }] : []))
  return { whole, lines: told.toSorted((a, b) => a.said.unsaid - b.said.unsaid) }
}

function windowsOf(asked: readonly number[], lines: readonly (readonly number[])[]): number[][] {
  const windows: number[][] = []
  let now: number[] = []
  let used = 0
  lines.forEach((line, at) => {
    if (now.length > 0 && used + line.length + 1 > WINDOW - asked.length - 2) {
      windows.push(now)
      now = []
      used = 0
    }
    now.push(at)
    used += line.length + 1
  })
  return now.length > 0 ? [...windows, now] : windows
}

function inputOf(asked: readonly number[], lines: readonly (readonly number[])[], chosen: readonly number[]): Input {
  const ids = [START, ...asked, END]
  const asked_length = ids.length
  const ends: number[] = []
  for (const at of chosen) {
    ids.push(...(lines[at] ?? []))
    ends.push(ids.length)
    ids.push(END)
  }
  return { ids, ends, types: ids.map((_, at) => (at < asked_length ? 0 : 1)) }
}
