/** What a key or a paste makes of a list of lines, and which line has the cursor afterwards. */
export interface LinesChange {
  lines: string[]
  focus: number
}

/** Enter: what stands behind the cursor goes to a new line. */
export function splitLine(lines: readonly string[], index: number, cursor: number, most: number): LinesChange | null {
  if (lines.length >= most) return null
  const line = lines[index] ?? ''
  const parts = [line.slice(0, cursor).trimEnd(), line.slice(cursor).trimStart()]
  return { lines: lines.toSpliced(index, 1, ...parts), focus: index + 1 }
}

/** Backspace on an empty line. */
export function dropLine(lines: readonly string[], index: number): LinesChange {
  return { lines: lines.toSpliced(index, 1), focus: Math.max(0, index - 1) }
}

const BULLET = /^\s*(?:[-–—•·*▪◦‣]|\d+[.)])\s+/

/** A pasted text of several lines, without its bullets; null when it is a single one. */
export function pasteLines(
  lines: readonly string[],
  index: number,
  pasted: string,
  limits: { most: number; longest: number },
): LinesChange | null {
  const parts = pasted
    .split(/\r?\n/)
    .map((line) => line.replace(BULLET, '').trim().slice(0, limits.longest))
    .filter(Boolean)
  if (parts.length < 2) return null
  const before = lines.slice(0, index)
  const own = lines[index]?.trim() ? [lines[index] ?? ''] : []
  const all = [...before, ...own, ...parts, ...lines.slice(index + 1)].slice(0, limits.most)
  return { lines: all, focus: Math.min(before.length + own.length + parts.length, limits.most) - 1 }
}
