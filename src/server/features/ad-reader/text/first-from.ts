/** Where the items begin that a test does not put before: they are in order, so a long list is not walked for each question. */
export function firstFrom<Item>(sorted: readonly Item[], isBefore: (item: Item) => boolean): number {
  let low = 0
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1
    const item = sorted[middle]
    if (item !== undefined && isBefore(item)) low = middle + 1
    else high = middle
  }
  return low
}
