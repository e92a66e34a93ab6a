/** Three rows of a table that is never larger; kept, because a search measures thousands of names. */
const LONGEST = 96
let before = new Uint8Array(LONGEST + 1)
let previous = new Uint8Array(LONGEST + 1)
let current = new Uint8Array(LONGEST + 1)

/**
 * Slips (insertion, deletion, change, swap of neighbours) between what was typed and the best-fitting beginning of a
 * name; undefined when there are more than `allowed`.
 */
export function boundedDistance(typed: string, name: string, allowed: number): number | undefined {
  const width = Math.min(name.length, typed.length + allowed)
  if (width < typed.length - allowed || width > LONGEST) return undefined
  for (let column = 0; column <= width; column++) previous[column] = column
  for (let row = 1; row <= typed.length; row++) {
    if (fillRow(typed, name, row, width) > allowed) return undefined
    const reused = before
    before = previous
    previous = current
    current = reused
  }
  let slips = allowed + 1
  for (let column = Math.max(0, typed.length - allowed); column <= width; column++)
    slips = Math.min(slips, at(previous, column))
  return slips <= allowed ? slips : undefined
}

/** Fills `current` and answers its smallest value. */
function fillRow(typed: string, name: string, row: number, width: number): number {
  const letter = typed.charCodeAt(row - 1)
  let smallest = row
  current[0] = row
  for (let column = 1; column <= width; column++) {
    const other = name.charCodeAt(column - 1)
    let cost = Math.min(
      at(previous, column - 1) + (letter === other ? 0 : 1),
      at(previous, column) + 1,
      at(current, column - 1) + 1,
    )
    const swapped =
      row > 1 && column > 1 && letter === name.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other
    if (swapped) cost = Math.min(cost, at(before, column - 2) + 1)
    current[column] = cost
    if (cost < smallest) smallest = cost
  }
  return smallest
}

const at = (row: Uint8Array, column: number): number => row[column] ?? LONGEST
