import type { CvSpanKind } from '#server/features/language/model/labels.ts'
import type { ReadLine, Said } from './said.ts'

/** What is said of one job, study or paper. */
export interface Group {
  said: Said[]
  /** The lines of which it took something, in reading order. */
  lines: ReadLine[]
}

interface Cut {
  /** What an entry has once, the more telling first. */
  names: readonly CvSpanKind[]
  /** Whether a line always begins an entry of its own. */
  begins?: (line: ReadLine) => boolean
}

export const has = ({ said }: Group, kind: CvSpanKind): boolean => said.some((one) => one.kind === kind)
export const first = ({ said }: Group, kind: CvSpanKind): Said | undefined => said.find((one) => one.kind === kind)
export const all = ({ said }: Group, kind: CvSpanKind): Said[] => said.filter((one) => one.kind === kind)

/** Parts what lines say one behind the other into entries: what an entry has already begins the next. */
export function cut(lines: readonly { line: ReadLine; said: readonly Said[] }[], { names, begins }: Cut): Group[] {
  const groups: Group[] = []
  for (const { line, said } of lines) {
    const last = groups.at(-1)
    if (!last || (begins?.(line) && isNamed(last, names))) groups.push({ said: [], lines: [] })
    groups.at(-1)?.lines.push(line)
    for (const one of said) {
      const group = groups.at(-1)
      if (group && isNext(group, one, names)) groups.push({ said: [one], lines: [line] })
      else group?.said.push(one)
    }
  }
  return groups
}

const isNamed = (group: Group, names: readonly CvSpanKind[]): boolean => names.some((name) => has(group, name))

/** A second name begins the next entry; so does a second time where times stand first, and what another sentence says. */
function isNext(group: Group, one: Said, names: readonly CvSpanKind[]): boolean {
  const last = group.said.at(-1)
  if (last && last.at === one.at && isNamed(group, names) && TELLS_ON.test(one.at.line.text.slice(last.end, one.start)))
    return true
  if (!has(group, one.kind)) return false
  if (names.includes(one.kind)) return true
  const opening = group.said.find(({ kind }) => kind !== 'place')
  const other_line = first(group, one.kind)?.at !== one.at
  return one.kind === 'dates' && isNamed(group, names) && (opening?.kind === 'dates' || other_line)
}

/** «…. Antes trabajé con la»: a sentence ended, and the next one has words of its own before it names anything. */
const TELLS_ON = /[.;]\s+\p{L}+,?\s+\p{L}+\s.*$/su
